package strategos.app.arena;

import static strategos.app.arena.ReportNumbers.percent;
import static strategos.app.arena.ReportNumbers.range;
import static strategos.app.arena.ReportNumbers.time;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import strategos.arena.tournament.TournamentReport;
import strategos.arena.tournament.TournamentReport.Entry;
import strategos.arena.tournament.TournamentReport.TableSize;
import strategos.arena.tournament.TournamentReport.TestResult;

/** The report of a tournament as tables of text. */
final class TournamentTable {

    /** The width of a column of the cross table; longer names are cut there. */
    private static final int COLUMN = 14;

    private TournamentTable() {}

    static String of(TournamentReport report) {
        List<String> lines = new ArrayList<>();
        lines.add(
                row(
                        "bot",
                        "seats",
                        "points",
                        "share",
                        "95 % interval",
                        "rating",
                        "95 % interval",
                        "time/decision"));
        ranked(report).forEach(player -> lines.add(row(report.players().get(player))));
        lines.add("");
        lines.addAll(meetings(report));
        lines.add("");
        report.tables().forEach(table -> lines.addAll(table(table)));
        if (report.test() != null) lines.add(test(report, report.test()));
        report.failures().forEach(failure -> lines.add(ReportText.failure(failure).strip()));
        return String.join("\n", lines) + "\n";
    }

    /** The players by their rating, the best first. */
    static List<Integer> ranked(TournamentReport report) {
        return IntStream.range(0, report.players().size())
                .boxed()
                .sorted(
                        Comparator.comparingDouble(
                                player -> -report.players().get(player).rating().mean()))
                .toList();
    }

    private static String row(Entry player) {
        var rating = player.ratingInterval();
        return row(
                player.name(),
                player.seats(),
                String.format(Locale.ROOT, "%.1f", player.points()),
                percent(player.share()),
                range(player.interval()),
                player.rating().shown(),
                rating.getFirst() + " – " + rating.getLast(),
                time(player.nanosPerDecision()));
    }

    private static String row(Object... cells) {
        return String.format(Locale.ROOT, "%-14s %7s %8s %8s   %-15s %7s   %-13s %14s", cells)
                .stripTrailing();
    }

    /** The share of points of the bot in the row against the bot in the column. */
    private static List<String> meetings(TournamentReport report) {
        List<String> lines = new ArrayList<>();
        var order = ranked(report);
        String columns =
                order.stream()
                        .map(player -> "%14s".formatted(shortName(report, player)))
                        .collect(Collectors.joining());
        lines.add("%-14s%s".formatted("against", columns));
        for (int player : order) {
            String cells =
                    order.stream()
                            .map(other -> "%14s".formatted(cell(report, player, other)))
                            .collect(Collectors.joining());
            lines.add("%-14s%s".formatted(shortName(report, player), cells));
        }
        return lines;
    }

    private static String shortName(TournamentReport report, int player) {
        String name = report.players().get(player).name();
        return name.length() < COLUMN ? name : name.substring(0, COLUMN - 2) + "…";
    }

    /** The share of a player against another; a dash if they never met. */
    static String cell(TournamentReport report, int player, int other) {
        var meeting = report.meetings().get(player).get(other);
        return meeting.matches() == 0 ? "–" : percent(meeting.points() / meeting.matches());
    }

    private static List<String> table(TableSize table) {
        String seats =
                table.bySeat().stream()
                        .map(seat -> percent(seat.share()))
                        .collect(Collectors.joining(", "));
        return List.of(
                "Tables of %d: %d matches, %d draws; by seat %s"
                        .formatted(table.seats(), table.matches(), table.draws(), seats),
                ReportText.lengths(table.lengths()).strip());
    }

    /** The answer of a test in a sentence. */
    static String test(TournamentReport report, TestResult test) {
        String first = report.players().getFirst().name();
        String second = report.players().getLast().name();
        String answer =
                switch (test.verdict()) {
                    case YES -> "%s is better than %s".formatted(first, second);
                    case NO -> "%s is not better than %s".formatted(first, second);
                    case OPEN ->
                            "more matches are needed to compare %s with %s"
                                    .formatted(first, second);
                };
        return "SPRT of %s and %s Elo: %s (log-likelihood ratio %s after %d rotations; %s)"
                .formatted(
                        number(test.hypotheses().low()),
                        number(test.hypotheses().high()),
                        answer,
                        String.format(Locale.ROOT, "%.2f", test.logLikelihoodRatio()),
                        test.rotations(),
                        elo(test.elo()));
    }

    private static String elo(double elo) {
        if (Double.isInfinite(elo)) return elo > 0 ? "it won all" : "it won none";
        return String.format(Locale.ROOT, "%+.0f Elo by share", elo);
    }

    private static String number(double elo) {
        return elo == Math.rint(elo) ? Long.toString((long) elo) : Double.toString(elo);
    }
}
