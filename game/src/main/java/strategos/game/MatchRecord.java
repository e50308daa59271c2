package strategos.game;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A match as text: a header, a blank line, then one step per line. */
public record MatchRecord(MatchHeader header, List<String> steps) {

    public MatchRecord {
        steps = List.copyOf(steps);
    }

    /** Writes down what happened in a match. */
    public static <S, M, V> MatchRecord of(MatchHeader header, Match<S, M, V> match) {
        var text = new StepText<>(match.game().notation());
        var state = match.game().start();
        List<String> lines = new ArrayList<>();
        for (Step<M> step : match.steps()) {
            lines.add(text.write(match.game().turn(state), step));
            match.game().apply(state, step);
        }
        return new MatchRecord(header, lines);
    }

    public String text() {
        return String.join("\n", header.lines())
                + "\n\n"
                + String.join("", steps.stream().map(s -> s + "\n").toList());
    }

    /** Reads a record that is in no file. */
    public static MatchRecord read(String text) throws NotationException {
        var read = RecordText.read("record", (text + "\n").getBytes(StandardCharsets.UTF_8));
        return new MatchRecord(
                read.header().header(), read.steps().stream().map(RecordText.Line::text).toList());
    }

    /** Plays the record again with the game that its header names, to any step. */
    public <S, M, V> Match<S, M, V> replay(Game<S, M, V> game, int upTo) throws NotationException {
        var first = new MatchRecord(header, steps.subList(0, Math.min(upTo, steps.size())));
        return RecordText.read("record", first.text().getBytes(StandardCharsets.UTF_8))
                .replay(game);
    }

    public <S, M, V> Match<S, M, V> replay(Game<S, M, V> game) throws NotationException {
        return replay(game, steps.size());
    }
}
