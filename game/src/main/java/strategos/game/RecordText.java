package strategos.game;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * The parsed record file of a match: every step with its line, for error messages.
 *
 * <p>Only complete lines count: a program that was killed while writing may have left half a line.
 *
 * @param length of the whole lines, in bytes
 */
public record RecordText(HeaderText header, List<Line> steps, long length) {

    /** A line with its number, counted from 1, and its offset in the file. */
    public record Line(int number, String text, long offset) {}

    /** A consumer of steps. */
    @FunctionalInterface
    public interface Taker<M> {
        void take(Step<M> step) throws RefusedMoveException;
    }

    public RecordText {
        steps = List.copyOf(steps);
    }

    public static RecordText read(String file, byte[] bytes) throws NotationException {
        List<Line> lines = new ArrayList<>();
        int start = 0;
        for (int i = 0; i < bytes.length; i++) {
            if (bytes[i] != '\n') continue;
            int number = lines.size() + 1;
            lines.add(new Line(number, text(file, number, bytes, start, i), start));
            start = i + 1;
        }
        int blank = 0;
        while (blank < lines.size() && !lines.get(blank).text().isBlank()) blank++;
        var top = lines.subList(0, blank).stream().map(Line::text).toList();
        var steps = lines.stream().skip(blank).filter(line -> !line.text().isBlank()).toList();
        return new RecordText(HeaderText.read(file, top), steps, start);
    }

    private static String text(String file, int number, byte[] bytes, int from, int to)
            throws NotationException {
        try {
            var line = ByteBuffer.wrap(bytes, from, to - from);
            return StandardCharsets.UTF_8.newDecoder().decode(line).toString().stripTrailing();
        } catch (CharacterCodingException _) {
            throw new NotationException(
                    file + ":" + number + ": not a text file, so not the record of a match");
        }
    }

    public String file() {
        return header.file();
    }

    /** Plays the record again with the game that its header names. */
    public <S, M, V> Match<S, M, V> replay(Game<S, M, V> game) throws NotationException {
        var match = new Match<>(game);
        replay(game.notation(), match::turn, match::take);
        return match;
    }

    /** Reads every step as its turn demands, and has it taken. */
    public <M> void replay(Notation<M> notation, Supplier<Turn> turn, Taker<M> taker)
            throws NotationException {
        var text = new StepText<>(notation);
        for (Line line : steps) {
            Turn now = turn.get();
            try {
                taker.take(text.read(now, line.text()));
            } catch (NotationException fault) {
                throw fault(line, String.valueOf(fault.getMessage()));
            } catch (RefusedMoveException refused) {
                throw fault(
                        line,
                        now instanceof Turn.Roll(Chance chance)
                                ? "expected " + StepText.form(chance)
                                : String.valueOf(refused.getMessage()));
            }
        }
    }

    private NotationException fault(Line line, String what) {
        return new NotationException(
                "%s:%d: %s: %s".formatted(file(), line.number(), Quote.of(line.text()), what));
    }
}
