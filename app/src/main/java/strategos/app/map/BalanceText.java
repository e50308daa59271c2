package strategos.app.map;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import strategos.app.map.BalanceReport.Bargain;
import strategos.app.map.BalanceReport.Position;
import strategos.arena.balance.Balance.Share;

/** The text of a balance report. */
final class BalanceText {

    private static final List<String> PLACES =
            List.of("first", "second", "third", "fourth", "fifth", "sixth");

    private final BalanceReport report;
    private final List<String> lines = new ArrayList<>();

    private BalanceText(BalanceReport report) {
        this.report = report;
    }

    static List<String> of(BalanceReport report) {
        var text = new BalanceText(report);
        text.head();
        text.turns();
        text.positions();
        text.chokePoints();
        text.continents();
        return List.copyOf(text.lines);
    }

    private void head() {
        lines.add(
                "%s (%s): %d matches of %s, %s in all %d seats, seed %d"
                        .formatted(
                                report.title(),
                                report.board(),
                                report.matches(),
                                report.rules(),
                                report.bot(),
                                report.positions().size(),
                                report.seed()));
        if (report.draws() > 0) lines.add(report.draws() + " of them without a winner");
    }

    private void turns() {
        lines.add("");
        lines.add(row("turn", "wins", "share", "95 % interval", "vs. even share"));
        for (int i = 0; i < report.turns().size(); i++)
            lines.add(row(PLACES.get(i), report.turns().get(i)));
    }

    private void positions() {
        lines.add("");
        lines.add(row("position", "wins", "share", "95 % interval", "vs. even share"));
        for (int i = 0; i < report.positions().size(); i++)
            lines.add(row(Integer.toString(i + 1), report.positions().get(i).won()));
        lines.add("");
        lines.add(
                switch (report.origin()) {
                    case BOARD -> "The starting positions of the board:";
                    case HOMELANDS ->
                            "The board has no starting positions; each seat begins in one part of"
                                    + " it:";
                });
        for (int i = 0; i < report.positions().size(); i++)
            lines.add("  " + (i + 1) + ": " + text(report.positions().get(i)));
    }

    private static String text(Position position) {
        return "%d armies on %s"
                .formatted(position.armies(), String.join(", ", position.territories()));
    }

    private void chokePoints() {
        lines.add("");
        lines.add(
                report.cuts().isEmpty()
                        ? "No single territory disconnects the board."
                        : "The board is disconnected without "
                                + String.join(" or ", report.cuts())
                                + ".");
        lines.add(
                report.passes().stream()
                        .map(pass -> pass.territory() + " " + percent(pass.share()))
                        .collect(
                                Collectors.joining(
                                        ", ",
                                        "Share of shortest paths between other territories: ",
                                        "")));
    }

    private void continents() {
        lines.add("");
        lines.add(bargain("continent", "pays", "to win", "to hold", "each", "formula", "value"));
        for (Bargain it : report.continents())
            lines.add(
                    bargain(
                            it.name(),
                            Integer.toString(it.bonus()),
                            Integer.toString(it.territories()),
                            Integer.toString(it.hold()),
                            decimal(it.perTerritory()),
                            decimal(it.formula()),
                            decimal(it.value())));
    }

    private static String row(String what, Share won) {
        return row(
                what,
                Integer.toString(won.wins()),
                percent(won.share()),
                percent(won.interval().low()).replace(" %", "")
                        + " – "
                        + percent(won.interval().high()),
                decimal(won.ratio()));
    }

    private static String row(
            String what, String wins, String share, String interval, String ratio) {
        return String.format(
                Locale.ROOT, "%-10s %6s %8s   %-15s %16s", what, wins, share, interval, ratio);
    }

    private static String bargain(
            String name,
            String pays,
            String win,
            String hold,
            String each,
            String formula,
            String value) {
        return String.format(
                Locale.ROOT,
                "%-20s %5s %7s %8s %6s %8s %6s",
                name,
                pays,
                win,
                hold,
                each,
                formula,
                value);
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    private static String decimal(double number) {
        return String.format(Locale.ROOT, "%.2f", number);
    }
}
