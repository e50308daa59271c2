package strategos.conquest.board;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import strategos.game.NotationException;

/** The built-in boards, by name. */
public final class ConquestBoards {

    public static final List<String> NAMES =
            List.of("world", "meres", "lanterns", "maelstrom", "marches");

    /** Boards are immutable, so all matches on one share it. */
    private static final Map<String, Board> LOADED = new ConcurrentHashMap<>();

    private ConquestBoards() {}

    public static Optional<Board> named(String name) {
        return NAMES.contains(name) ? Optional.of(loaded(name)) : Optional.empty();
    }

    public static Board world() {
        return loaded("world");
    }

    private static Board loaded(String name) {
        return LOADED.computeIfAbsent(name, ConquestBoards::load);
    }

    private static Board load(String name) {
        String file = name + ".board";
        try (var in = ConquestBoards.class.getResourceAsStream(file)) {
            if (in == null)
                throw new IllegalStateException("the board " + file + " is missing from the build");
            return BoardText.read(file, new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (NotationException fault) {
            throw new IllegalStateException(fault);
        }
    }
}
