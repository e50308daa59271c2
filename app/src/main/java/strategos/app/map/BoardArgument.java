package strategos.app.map;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import strategos.app.cli.BoardSource;
import strategos.conquest.board.Board;

/** The board argument of a {@code map} command. */
final class BoardArgument {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Parameters(
            paramLabel = BoardSource.LABEL,
            description = "A built-in board, a file, or a random board.")
    private String name;

    Board board() {
        return BoardSource.board("map " + command.name(), name);
    }
}
