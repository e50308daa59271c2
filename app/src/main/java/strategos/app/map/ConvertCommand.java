package strategos.app.map;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import strategos.app.cli.OutputFile;
import strategos.conquest.board.Board;
import strategos.conquest.board.Reading;
import strategos.conquest.board.Remark.Kind;
import strategos.game.NotationException;
import strategos.game.Spelling;
import strategos.maps.file.BoardFile;
import strategos.maps.file.Format;
import strategos.terminal.shell.BadInput;
import strategos.wire.conquest.BoardSize;

/** The command {@code map convert}: converts a board to another format. */
@Command(
        name = "convert",
        header = "Convert a board to another format.",
        description =
                "Keeps continents, bonuses, territories and borders, and reports what the other"
                        + " format cannot hold.%n",
        sortOptions = false)
final class ConvertCommand implements Runnable {

    private static final List<String> LABELS =
            Stream.of(Format.values()).map(Format::label).toList();

    @Spec private CommandSpec spec;

    @Parameters(
            index = "0",
            paramLabel = "IN",
            description = "A board file, a built-in board, or a random board.")
    private String in;

    @Parameters(index = "1", paramLabel = "OUT", description = "The file to write.")
    private Path out;

    @Option(
            names = "--to",
            paramLabel = "FORMAT",
            description =
                    "board, domination or conquest (default: by the name of OUT: .board is our"
                            + " own format, .map that of Domination).")
    private @Nullable String to;

    @Override
    public void run() {
        var say = spec.commandLine().getOut();
        Format format = format();
        new OutputFile(out).check();
        Reading reading = MapFile.read(in).reading();
        try {
            Board board = reading.board();
            var losses = BoardFile.write(board, format, out);
            say.println("%s: %s (%s)".formatted(out, BoardSize.of(board).text(), format.label()));
            for (var loss : reading.remarks(Kind.LOSS)) say.println(loss.in(in));
            for (String loss : losses) say.println(out + ": not kept: " + loss);
            say.flush();
        } catch (NotationException refused) {
            throw new BadInput(refused);
        } catch (IOException unwritable) {
            throw new OutputFile(out).unwritable(unwritable);
        }
    }

    private Format format() {
        String name = out.toString().toLowerCase(Locale.ROOT);
        String wanted = to == null ? "" : to;
        if (to == null && name.endsWith(Format.BOARD.ending())) wanted = Format.BOARD.label();
        if (to == null && name.endsWith(Format.DOMINATION.ending()))
            wanted = Format.DOMINATION.label();
        return Format.labelled(wanted)
                .orElseThrow(
                        () ->
                                new BadInput(
                                        to == null
                                                ? ("--to: the format of %s is unclear: board,"
                                                                + " domination or conquest?")
                                                        .formatted(out)
                                                : "--to: there is no format '%s'; %s"
                                                        .formatted(to, Spelling.hint(to, LABELS))));
    }
}
