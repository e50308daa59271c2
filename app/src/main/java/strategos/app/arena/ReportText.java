package strategos.app.arena;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.Collectors;
import strategos.arena.Report;
import strategos.arena.Report.Lengths;
import strategos.arena.Report.Rotation;
import strategos.arena.Report.Standing;

/** A report as a table. */
final class ReportText {

    /** So many of the matches that were stopped are named; in JSON all are. */
    private static final int NAMED = 10;

    private ReportText() {}

    static String of(Report report) {
        var text = new StringBuilder();
        text.append(
                line(
                        "bot",
                        "wins",
                        "share",
                        "95 % interval",
                        "rating",
                        "decisions/match",
                        "time/decision"));
        for (Standing standing : report.standings()) text.append(line(report, standing));
        if (report.draws() > 0) {
            double share = (double) report.draws() / report.matches();
            text.append(
                    line("draw", Integer.toString(report.draws()), percent(share), "", "", "", ""));
        }
        text.append('\n').append(lengths(report.lengths()));
        if (!report.rotations().isEmpty()) text.append(rotations(report));
        return text.toString();
    }

    private static String line(Report report, Standing standing) {
        var interval = standing.interval();
        return line(
                standing.name(),
                Integer.toString(standing.wins()),
                percent(standing.share()),
                percent(interval.low()).replace(" %", "") + " – " + percent(interval.high()),
                standing.rating().shown() + " ± " + standing.rating().shownDeviation(),
                String.format(
                        Locale.ROOT, "%.1f", (double) standing.decisions() / report.matches()),
                time(standing.nanosPerDecision()));
    }

    private static String line(
            String bot,
            String wins,
            String share,
            String interval,
            String rating,
            String made,
            String time) {
        return String.format(
                                Locale.ROOT,
                                "%-12s %6s %8s   %-15s %12s %16s %14s",
                                bot,
                                wins,
                                share,
                                interval,
                                rating,
                                made,
                                time)
                        .stripTrailing()
                + "\n";
    }

    private static String lengths(Lengths lengths) {
        String range =
                String.format(
                        Locale.ROOT,
                        "Turns per match: median %d, mean %.1f, shortest %d, longest %d",
                        lengths.median(),
                        lengths.mean(),
                        lengths.shortest(),
                        lengths.longest());
        return lengths.capped().isEmpty()
                ? range + "\n"
                : "%s; %d stopped there%n%s%n"
                        .formatted(range, lengths.capped().size(), stopped(lengths.capped()));
    }

    private static String stopped(List<Integer> numbers) {
        String named =
                numbers.stream().limit(NAMED).map(String::valueOf).collect(Collectors.joining(","));
        int more = Math.max(0, numbers.size() - NAMED);
        return "To inspect them: the same command with --save DIR --only "
                + named
                + (more == 0 ? "" : " (and " + more + " more)");
    }

    /** What each made of all openings, and how often the first bot made how much of one. */
    private static String rotations(Report report) {
        List<String> sums = new ArrayList<>();
        for (int entrant = 0; entrant < report.standings().size(); entrant++) {
            int index = entrant;
            double sum =
                    report.rotations().stream()
                            .mapToDouble(rotation -> rotation.points().get(index))
                            .sum();
            sums.add(report.standings().get(entrant).name() + " " + points(sum));
        }
        var often = new TreeMap<Double, Integer>(Comparator.reverseOrder());
        for (Rotation rotation : report.rotations())
            often.merge(rotation.points().getFirst(), 1, Integer::sum);
        List<String> tiers = new ArrayList<>();
        often.forEach((made, times) -> tiers.add(points(made) + " in " + times));
        return "%d openings, each played from every seat; points: %s%nPoints of %s by opening: %s%n"
                .formatted(
                        report.rotations().size(),
                        String.join(", ", sums),
                        report.standings().getFirst().name(),
                        String.join(", ", tiers));
    }

    private static String points(double points) {
        return new DecimalFormat("0.##", DecimalFormatSymbols.getInstance(Locale.ROOT))
                .format(points);
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    private static String time(double nanos) {
        if (nanos < 1_000) return String.format(Locale.ROOT, "%.0f ns", nanos);
        return nanos < 1_000_000
                ? String.format(Locale.ROOT, "%.1f µs", nanos / 1e3)
                : String.format(Locale.ROOT, "%.1f ms", nanos / 1e6);
    }
}
