package strategos.app.shell;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import strategos.app.cli.BadInput;
import strategos.app.cli.FileFault;
import strategos.game.Game;
import strategos.game.MatchHeader;
import strategos.game.NotationException;
import strategos.game.RefusedMoveException;
import strategos.game.StepText;

/**
 * The record of a match as it stands in a file, each step with its line, so that a fault can be
 * found.
 *
 * <p>Only whole lines count: a program that was stopped while it wrote may have left half of one.
 *
 * @param length of the whole lines, in bytes
 */
public record RecordText(Path file, MatchHeader header, List<Line> steps, long length) {

    /** A line with its number, counted from 1, and where it begins in the file. */
    public record Line(int number, String text, long offset) {}

    public RecordText {
        steps = List.copyOf(steps);
    }

    public static RecordText read(Path file) {
        byte[] bytes = bytes(file);
        List<Line> lines = lines(file, bytes);
        int blank = 0;
        while (blank < lines.size() && !lines.get(blank).text().isBlank()) blank++;
        var steps = lines.stream().skip(blank).filter(line -> !line.text().isBlank()).toList();
        try {
            var header =
                    MatchHeader.read(lines.subList(0, blank).stream().map(Line::text).toList());
            return new RecordText(file, header, steps, afterLastLine(bytes));
        } catch (NotationException fault) {
            throw new BadInput(file + ": " + fault.getMessage(), fault);
        }
    }

    private static int afterLastLine(byte[] bytes) {
        int end = bytes.length;
        while (end > 0 && bytes[end - 1] != '\n') end--;
        return end;
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (NoSuchFileException missing) {
            throw new BadInput("there is no file " + file, missing);
        } catch (IOException unreadable) {
            throw new BadInput(file + " cannot be read: " + FileFault.of(unreadable), unreadable);
        }
    }

    private static List<Line> lines(Path file, byte[] bytes) {
        List<Line> lines = new ArrayList<>();
        int start = 0;
        for (int i = 0; i < bytes.length; i++) {
            if (bytes[i] != '\n') continue;
            lines.add(new Line(lines.size() + 1, text(file, bytes, start, i), start));
            start = i + 1;
        }
        return lines;
    }

    private static String text(Path file, byte[] bytes, int from, int to) {
        try {
            var line = ByteBuffer.wrap(bytes, from, to - from);
            return StandardCharsets.UTF_8.newDecoder().decode(line).toString().stripTrailing();
        } catch (CharacterCodingException binary) {
            throw new BadInput(file + " is not the record of a match: it is no text", binary);
        }
    }

    /** Plays the record again with the game that its header names. */
    public <S, M, V> History<S, M, V> replay(Game<S, M, V> game) {
        var text = new StepText<>(game.notation());
        var history = new History<>(game);
        for (Line line : steps) {
            try {
                history.take(text.read(line.text()));
            } catch (NotationException | RefusedMoveException fault) {
                throw new BadInput(
                        "%s:%d: '%s': %s"
                                .formatted(file, line.number(), line.text(), fault.getMessage()),
                        fault);
            }
        }
        return history;
    }
}
