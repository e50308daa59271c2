package strategos.app.arena;

import java.util.Locale;
import strategos.arena.Report;
import strategos.arena.Report.Lengths;
import strategos.arena.Report.Standing;

/** A report as a table. */
final class ReportText {

    private ReportText() {}

    static String of(Report report) {
        var text = new StringBuilder();
        text.append(
                line("bot", "wins", "share", "95 % interval", "decisions/match", "time/decision"));
        for (Standing standing : report.standings()) text.append(line(report, standing));
        if (report.draws() > 0) {
            double share = (double) report.draws() / report.matches();
            text.append(line("draw", Integer.toString(report.draws()), percent(share), "", "", ""));
        }
        return text.append('\n').append(lengths(report.lengths())).toString();
    }

    private static String line(Report report, Standing standing) {
        var interval = standing.interval();
        return line(
                standing.name(),
                Integer.toString(standing.wins()),
                percent(standing.share()),
                percent(interval.low()).replace(" %", "") + " – " + percent(interval.high()),
                String.format(
                        Locale.ROOT, "%.1f", (double) standing.decisions() / report.matches()),
                time(standing.nanosPerDecision()));
    }

    private static String line(
            String bot, String wins, String share, String interval, String made, String time) {
        return String.format(
                                Locale.ROOT,
                                "%-12s %6s %8s   %-15s %15s %14s",
                                bot,
                                wins,
                                share,
                                interval,
                                made,
                                time)
                        .stripTrailing()
                + "\n";
    }

    private static String lengths(Lengths lengths) {
        String range =
                String.format(
                        Locale.ROOT,
                        "Turns a match: median %d, mean %.1f, shortest %d, longest %d",
                        lengths.median(),
                        lengths.mean(),
                        lengths.shortest(),
                        lengths.longest());
        return range
                + (lengths.capped() == 0 ? "" : "; " + lengths.capped() + " stopped there")
                + "\n";
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
