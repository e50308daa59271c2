package strategos.arena.sample;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import strategos.conquest.board.Board;
import strategos.conquest.board.BoardText;
import strategos.conquest.board.ConquestBoards;
import strategos.game.NotationException;

/**
 * The boards that are played on, by their names: the built-in ones, and others that a folder keeps
 * as files.
 */
public record SampleBoards(Map<String, Board> own) {

    /** No others but the built-in ones. */
    public static final SampleBoards BUILT_IN = new SampleBoards(Map.of());

    private static final String ENDING = ".board";

    public SampleBoards {
        own = Map.copyOf(own);
    }

    /** The boards of a folder, which need not exist. */
    public static SampleBoards read(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) return BUILT_IN;
        Map<String, Board> own = new TreeMap<>();
        try (var files = Files.list(folder)) {
            for (Path file : files.filter(each -> each.toString().endsWith(ENDING)).toList()) {
                var board = BoardText.read(file.toString(), Files.readString(file));
                own.put(board.name(), board);
            }
        } catch (NotationException fault) {
            throw new IOException(fault.getMessage(), fault);
        }
        return new SampleBoards(own);
    }

    /** The name of the file of a board. */
    public static String file(Board board) {
        return board.name() + ENDING;
    }

    public Board named(String name) {
        Board found = own.get(name);
        if (found != null) return found;
        return ConquestBoards.named(name)
                .orElseThrow(() -> new IllegalArgumentException("there is no board " + name));
    }
}
