package strategos.app.arena;

import static strategos.app.arena.ReportNumbers.percent;
import static strategos.app.arena.ReportNumbers.range;
import static strategos.app.arena.ReportNumbers.time;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.Collectors;
import strategos.arena.Report;
import strategos.arena.Report.Failure;
import strategos.arena.Report.Lengths;
import strategos.arena.Report.Rotation;
import strategos.arena.Report.Standing;
import strategos.game.BotFault;

/** A report as a table. */
final class ReportText {

    /** So many of the matches that were stopped are named; in JSON all are. */
    private static final int NAMED = 10;

    /** The width of the column of names, if all are short. */
    private static final int NAME = 12;

    private ReportText() {}

    static String of(Report report) {
        var text = new StringBuilder();
        int width = width(report);
        text.append(
                line(
                        width,
                        "bot",
                        "wins",
                        "share",
                        "95 % interval",
                        "rating",
                        "decisions/match",
                        "time/decision"));
        for (Standing standing : report.standings()) text.append(line(width, report, standing));
        if (report.draws() > 0) {
            double share = (double) report.draws() / report.matches();
            text.append(
                    line(
                            width,
                            "draw",
                            Integer.toString(report.draws()),
                            percent(share),
                            "",
                            "",
                            "",
                            ""));
        }
        text.append('\n').append(lengths(report.lengths()));
        if (!report.rotations().isEmpty()) text.append(rotations(report));
        for (Failure failure : report.failures()) text.append(failure(failure));
        return text.toString();
    }

    /** Names of programs are long. */
    private static int width(Report report) {
        return report.standings().stream()
                .mapToInt(standing -> standing.name().length())
                .reduce(NAME, Math::max);
    }

    private static String line(int width, Report report, Standing standing) {
        return line(
                width,
                standing.name(),
                Integer.toString(standing.wins()),
                percent(standing.share()),
                range(standing.interval()),
                standing.rating().shown() + " ± " + standing.rating().shownDeviation(),
                String.format(
                        Locale.ROOT, "%.1f", (double) standing.decisions() / report.matches()),
                time(standing.nanosPerDecision()));
    }

    private static String line(
            int width,
            String bot,
            String wins,
            String share,
            String interval,
            String rating,
            String made,
            String time) {
        return String.format(
                                Locale.ROOT,
                                "%-" + width + "s %6s %8s   %-15s %12s %16s %14s",
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

    static String failure(Failure failure) {
        String matches =
                failure.matches() == 1
                        ? "match " + failure.first()
                        : "%d matches, first in match %d"
                                .formatted(failure.matches(), failure.first());
        return "%s was %s in %s, and another bot played on: %s%n"
                .formatted(failure.name(), adjective(failure.kind()), matches, failure.message());
    }

    private static String adjective(BotFault.Kind kind) {
        return switch (kind) {
            case LATE -> "late";
            case ILLEGAL -> "stopped for illegal moves";
            case DEAD -> "dead";
            case FLOOD -> "stopped for flooding";
        };
    }

    static String lengths(Lengths lengths) {
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
}
