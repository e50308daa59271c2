package strategos.app.accounts;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import strategos.wire.Administration.AccountRow;

/** The command {@code accounts list}. */
@Command(name = "list", header = "List accounts by name, at most 100.", sortOptions = false)
final class ListAccountsCommand implements Runnable {

    @Spec private CommandSpec spec;

    @Parameters(
            arity = "0..1",
            paramLabel = "TEXT",
            defaultValue = "",
            description = "Only accounts whose names contain this.")
    private String part;

    @Mixin private AccountStore accounts;

    @Override
    public void run() {
        var out = spec.commandLine().getOut();
        List<AccountRow> rows = accounts.with(desk -> desk.list(part));
        if (rows.isEmpty()) out.println("No accounts.");
        for (AccountRow row : rows)
            out.println(
                    "%-20s  since %s  %s"
                            .formatted(row.name(), day(row.madeAt()), marks(row))
                            .stripTrailing());
    }

    private static LocalDate day(long millis) {
        return LocalDate.ofInstant(Instant.ofEpochMilli(millis), ZoneOffset.UTC);
    }

    private static String marks(AccountRow row) {
        List<String> marks = new ArrayList<>();
        if (row.operator()) marks.add("operator");
        if (row.muted()) marks.add("muted");
        if (row.banned()) marks.add("banned");
        return String.join(", ", marks);
    }
}
