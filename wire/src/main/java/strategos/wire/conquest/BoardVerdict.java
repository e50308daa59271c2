package strategos.wire.conquest;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import strategos.conquest.Conquest;
import strategos.conquest.board.Board;
import strategos.conquest.board.Reading;
import strategos.conquest.board.Remark;
import strategos.conquest.board.Remark.Kind;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.rules.Structure;

/**
 * Whether a file contains a playable board, with all faults and warnings; also their JSON.
 *
 * @param format the detected format; null if it is not a text file
 * @param size null if the board is refused
 */
public record BoardVerdict(
        String file,
        @Nullable String format,
        boolean playable,
        @Nullable BoardSize size,
        List<Note> faults,
        List<Note> warnings) {

    public BoardVerdict {
        faults = List.copyOf(faults);
        warnings = List.copyOf(warnings);
    }

    /**
     * A fault or a warning.
     *
     * @param line counted from 1; 0 for the whole file
     */
    public record Note(int line, String what) {

        public static Note of(Remark remark) {
            return new Note(remark.line(), remark.what());
        }

        public String in(String file) {
            return (line == 0 ? file : file + ":" + line) + ": " + what;
        }
    }

    /**
     * @param format the format that it was taken for
     * @param rules those that it should be played by; any if none
     */
    public static BoardVerdict of(
            @Nullable String format, Reading reading, @Nullable Ruleset rules) {
        List<Note> faults = new ArrayList<>(notes(reading, Kind.FAULT));
        List<Note> warnings = new ArrayList<>(notes(reading, Kind.ODDITY));
        boolean mustBeWhole = rules != null && demandsWholeContinents(rules);
        (mustBeWhole ? faults : warnings).addAll(notes(reading, Kind.SCATTERED));
        Board board = reading.found();
        if (board != null && rules != null) addRefusal(faults, board, rules);
        boolean playable = faults.isEmpty();
        return new BoardVerdict(
                reading.file(),
                format,
                playable,
                playable && board != null ? BoardSize.of(board) : null,
                faults,
                warnings);
    }

    /** The same with one more fault, about the whole. */
    public BoardVerdict refused(String why) {
        List<Note> more = new ArrayList<>(faults);
        more.add(new Note(0, why));
        return new BoardVerdict(file, format, /* playable= */ false, null, more, warnings);
    }

    /**
     * Where orders are given together, a continent is a connected part of the board by definition.
     */
    private static boolean demandsWholeContinents(Ruleset rules) {
        return rules.structure() instanceof Structure.Together;
    }

    private static List<Note> notes(Reading reading, Kind kind) {
        return reading.remarks(kind).stream().map(Note::of).toList();
    }

    private static void addRefusal(List<Note> faults, Board board, Ruleset rules) {
        try {
            new Conquest(rules, board, rules.seats().fewest());
        } catch (IllegalArgumentException refused) {
            faults.add(new Note(0, String.valueOf(refused.getMessage())));
        }
    }

    /** What a person reads, a line a remark. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (Note fault : faults) lines.add(fault.in(file));
        for (Note warning : warnings)
            lines.add(new Note(warning.line(), "warning: " + warning.what()).in(file));
        lines.add(
                size == null
                        ? "%s: refused, %d fault%s"
                                .formatted(file, faults.size(), faults.size() == 1 ? "" : "s")
                        : "%s: good (%s), %s".formatted(file, format, size.text()));
        return lines;
    }
}
