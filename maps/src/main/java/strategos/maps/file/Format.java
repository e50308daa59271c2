package strategos.maps.file;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import strategos.conquest.board.Board;
import strategos.conquest.board.BoardText;
import strategos.conquest.board.Reading;

/** A file format for boards. docs/boards.md */
public enum Format {
    /** Our own, which holds everything. */
    BOARD("board"),
    /**
     * That of Domination: numbers for territories, a line of borders each, cards in a file apart.
     */
    DOMINATION("domination"),
    /** The format of Conquest: one line per territory, with the names of its neighbours. */
    CONQUEST("conquest");

    private final String name;

    Format(String name) {
        this.name = name;
    }

    /** What people call it. */
    public String label() {
        return name;
    }

    /** The format that people call so. */
    public static Optional<Format> labelled(String label) {
        return Stream.of(values()).filter(it -> it.name.equals(label)).findFirst();
    }

    /** The ending of its files. */
    public String ending() {
        return this == BOARD ? ".board" : ".map";
    }

    /** The format of a text: by the sections it has, and by its name where it has none of them. */
    public static Format of(String file, String text) {
        if (file.toLowerCase(Locale.ROOT).endsWith(".board")) return BOARD;
        List<String> lines = text.lines().map(String::strip).toList();
        List<String> sections =
                lines.stream()
                        .filter(line -> line.endsWith("]"))
                        .flatMap(line -> Sections.head(line).stream())
                        .toList();
        for (String section : sections) {
            switch (section) {
                case "countries", "borders", "files" -> {
                    return DOMINATION;
                }
                case "territories", "map" -> {
                    return CONQUEST;
                }
                default -> {}
            }
        }
        if (sections.isEmpty()) return BOARD;
        return lines.stream().anyMatch(Format::isField) ? CONQUEST : DOMINATION;
    }

    private static boolean isField(String line) {
        return line.indexOf('=') > 0 && line.charAt(0) != '[' && line.charAt(0) != ';';
    }

    /** Reads a board in this format. */
    public Reading read(String file, String text) {
        return switch (this) {
            case BOARD -> BoardText.reading(file, text);
            case DOMINATION -> DominationReader.read(file, text);
            case CONQUEST -> ConquestReader.read(file, text);
        };
    }

    /** The bytes of a text, as programs that know this format read them. */
    public byte[] encode(String text) {
        return this == BOARD ? text.getBytes(UTF_8) : TextFile.encodeForOthers(text);
    }

    /**
     * Writes a board in this format.
     *
     * @param file what the file will be called, without its ending: some formats name files
     */
    public Written write(Board board, String file) {
        return switch (this) {
            case BOARD -> Written.of(BoardText.write(board));
            case DOMINATION -> DominationWriter.write(board, file);
            case CONQUEST -> ConquestWriter.write(board);
        };
    }
}
