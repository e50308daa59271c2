package strategos.app.map;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import strategos.app.cli.BoardSource;

/** Shows a board. */
@Command(name = "show", header = "Show a board.%n", sortOptions = false)
final class ShowCommand implements Runnable {

    @Spec private CommandSpec spec;

    @Parameters(
            paramLabel = BoardSource.LABEL,
            description = "A board that ships, a file, or one at random.")
    private String name;

    @Override
    public void run() {
        var out = spec.commandLine().getOut();
        BoardPage.of(BoardSource.board("map show", name)).forEach(out::println);
        out.flush();
    }
}
