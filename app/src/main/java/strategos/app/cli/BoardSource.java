package strategos.app.cli;

import java.util.List;
import java.util.stream.Stream;
import strategos.conquest.board.Board;
import strategos.conquest.board.ConquestBoards;
import strategos.game.NotationException;
import strategos.maps.file.BoardFile;
import strategos.maps.generate.PlanText;
import strategos.terminal.shell.BadInput;

/** Resolves the name of a board: a built-in board, a random one, or a file. */
public final class BoardSource {

    /** What can be named, for the help of a command. */
    public static final String LABEL = "NAME|FILE|random:N:SEED";

    private BoardSource() {}

    /** The board that a person named with {@code --board}. */
    public static Board named(String name) {
        return board("--board", name);
    }

    /** The board that a person named with this option. */
    public static Board board(String option, String name) {
        if (PlanText.isMeant(name)) return random(option, name);
        return ConquestBoards.named(name).orElseGet(() -> fromFile(option, name));
    }

    private static Board random(String option, String name) {
        try {
            return PlanText.read(name).board();
        } catch (NotationException refused) {
            throw new BadInput(option + ": " + refused.getMessage(), refused);
        }
    }

    private static Board fromFile(String option, String name) {
        List<String> known =
                Stream.concat(ConquestBoards.NAMES.stream(), Stream.of("random:60:5")).toList();
        try {
            return new NamedFile(option, name, known).read(BoardFile::read).reading().board();
        } catch (NotationException fault) {
            throw new BadInput(fault);
        }
    }
}
