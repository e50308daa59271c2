package strategos.app.dice;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import strategos.app.cli.DataFolder;
import strategos.app.families.Families;
import strategos.dice.DiceCheck;
import strategos.dice.DiceReceipt;
import strategos.dice.DiceReport;
import strategos.dice.DiceReport.Proof;
import strategos.dice.SealText;
import strategos.game.NotationException;
import strategos.game.RecordText;
import strategos.game.io.FileFault;
import strategos.terminal.shell.BadInput;
import strategos.terminal.shell.RecordFile;
import strategos.terminal.shell.TerminalGame;
import strategos.wire.Json;
import strategos.wire.WireException;

/** The command {@code dice check}: computes the rolls of a record again. */
@Command(
        name = "check",
        header = "Check that every roll of a record is the one that was sealed.",
        description = {
            "Computes every roll again from the server's secret and the players' links. With a"
                    + " receipt, which the browser keeps, the record is also compared with what"
                    + " that player saw during the match.%n"
        },
        sortOptions = false,
        parameterListHeading = "Which match:%n",
        optionListHeading = "%nOptions:%n",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:every roll is right", "1:the record is refused", "2:bad input"})
public final class DiceCheckCommand implements Callable<Integer> {

    @Spec private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The record of a match, from its server.")
    private Path file;

    @Option(
            names = "--receipt",
            paramLabel = "R",
            description = "The receipt of a player, from the page 'Check the dice'.")
    private @Nullable Path receipt;

    @Mixin private DataFolder data;

    @Override
    public Integer call() {
        var record = RecordFile.read(file);
        SealText dice = dice(record);
        var report = check(record, Families.atTerminal(data.path()).open(record), dice, receipt());
        tell(dice, report);
        return report.isRefused() ? 1 : 0;
    }

    private SealText dice(RecordFile record) {
        try {
            return DiceCheck.dice(record.header())
                    .orElseThrow(
                            () ->
                                    new BadInput(
                                            file
                                                    + ": the dice of this match were not sealed, so"
                                                    + " they cannot be checked"));
        } catch (NotationException unreadable) {
            throw new BadInput(file + ": " + unreadable.getMessage(), unreadable);
        }
    }

    private Optional<DiceReceipt> receipt() {
        if (receipt == null) return Optional.empty();
        try {
            return Optional.of(Json.read(Files.readString(receipt), DiceReceipt.class));
        } catch (IOException unreadable) {
            throw new BadInput(
                    receipt + " cannot be read: " + FileFault.of(unreadable), unreadable);
        } catch (WireException unreadable) {
            throw new BadInput(receipt + ": " + unreadable.getMessage(), unreadable);
        }
    }

    /** A record whose moves are illegal is refused as well: no such match was played. */
    private static <S, M, V> DiceReport check(
            RecordFile record,
            TerminalGame<S, M, V> game,
            SealText dice,
            Optional<DiceReceipt> receipt) {
        try {
            record.text().replay(game.game());
            var lines = record.text().steps().stream().map(RecordText.Line::text).toList();
            return new DiceCheck<>(game.game(), record.header(), lines).run(dice, receipt);
        } catch (NotationException impossible) {
            return DiceReport.impossible(String.valueOf(impossible.getMessage()));
        }
    }

    private void tell(SealText dice, DiceReport report) {
        PrintWriter out = spec.commandLine().getOut();
        out.printf(
                "Match %s, seal %d: %,d rolls, %,d of them with links of players.%n",
                dice.record().match(), dice.record().number(), report.rolls(), report.linked());
        report.notes().forEach(out::println);
        if (report.isRefused()) {
            out.println("Refused:");
            report.faults().forEach(fault -> out.println("  " + fault));
        } else if (report.proof() == Proof.PROVEN) {
            out.println("Proven: every roll follows from what was sealed before the match, and");
            out.println("the record agrees with what this player saw.");
        } else {
            out.println(
                    "Consistent, not proven: every roll follows from the secret in the record.");
            out.println("Only the receipt of a player proves that it was sealed before the match.");
        }
        out.flush();
    }
}
