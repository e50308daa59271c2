package strategos.app.morris;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import strategos.solve.TableSummary;

/** The tables of a game and what they say. */
record SolveReport(String rules, List<TableSummary> tables) {

    private static final String ROW = "%-11s %13s %13s %13s %8s %9s  %s%n";

    static void print(PrintWriter out, Path folder, List<TableSummary> tables) {
        out.printf(ROW, "table", "wins", "draws", "losses", "longest", "too long", "checksum");
        for (TableSummary each : tables)
            out.printf(
                    ROW,
                    each.table(),
                    number(each.wins()),
                    number(each.draws()),
                    number(each.losses()),
                    each.longest(),
                    number(each.tooLong()),
                    each.checksum());
        out.println("The tables are in " + folder + ".");
    }

    private static String number(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
