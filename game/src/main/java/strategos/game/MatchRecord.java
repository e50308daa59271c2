package strategos.game;

import java.util.ArrayList;
import java.util.List;

/** A match as text: a header, a blank line, then one step a line. */
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

    public static MatchRecord read(String text) throws NotationException {
        List<String> lines = text.lines().toList();
        int blank = lines.indexOf("");
        if (blank < 0) blank = lines.size();
        var header = MatchHeader.read(lines.subList(0, blank));
        var steps = lines.subList(Math.min(blank + 1, lines.size()), lines.size());
        return new MatchRecord(header, steps.stream().filter(line -> !line.isBlank()).toList());
    }

    /** Plays the record again with the game that its header names, to any step. */
    public <S, M, V> Match<S, M, V> replay(Game<S, M, V> game, int upTo) throws NotationException {
        var text = new StepText<>(game.notation());
        var match = new Match<>(game);
        for (int i = 0; i < Math.min(upTo, steps.size()); i++) {
            try {
                take(match, text, steps.get(i));
            } catch (NotationException | RefusedMoveException fault) {
                throw new NotationException(
                        "step " + (i + 1) + ", '" + steps.get(i) + "': " + fault.getMessage());
            }
        }
        return match;
    }

    /** A player's words may differ from ours, but what was rolled is written in one way only. */
    private static <S, M, V> void take(Match<S, M, V> match, StepText<M> text, String line)
            throws NotationException, RefusedMoveException {
        Turn turn = match.turn();
        Step<M> step = text.read(line);
        match.take(step);
        String written = text.write(turn, step);
        if (step instanceof Step.Rolled && !written.equals(line))
            throw new NotationException("a roll is written here like '" + written + "'");
    }

    public <S, M, V> Match<S, M, V> replay(Game<S, M, V> game) throws NotationException {
        return replay(game, steps.size());
    }
}
