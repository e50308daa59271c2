package strategos.app.arena;

import static strategos.app.arena.ReportNumbers.percent;
import static strategos.app.arena.ReportNumbers.range;
import static strategos.app.arena.ReportNumbers.time;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import strategos.arena.tournament.Tournament;
import strategos.arena.tournament.TournamentReport;
import strategos.arena.tournament.TournamentReport.Entry;
import strategos.arena.tournament.TournamentReport.TableSize;

/** The report of a tournament as an HTML page that needs no other file and no network. */
final class TournamentPage {

    private static final String STYLE =
            """
            :root { color-scheme: light dark; --line: #8884; --bar: #3b7dd8; }
            body { font: 16px/1.5 system-ui, sans-serif; max-width: 78rem; margin: 2rem auto; padding: 0 1rem; }
            h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
            .wide { overflow-x: auto; }
            table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
            th, td { padding: .3rem .7rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
            th:first-child, td:first-child { text-align: left; }
            .note { border-left: 4px solid #c80; padding-left: .8rem; }
            .bar { display: inline-block; width: 8rem; height: .8rem; background: var(--line); position: relative; }
            .bar i { position: absolute; top: 0; bottom: 0; background: var(--bar); opacity: .5; }
            .bar b { position: absolute; top: -2px; bottom: -2px; width: 2px; background: currentColor; }
            code { overflow-wrap: anywhere; }
            """;

    private final ReportTitle title;
    private final Tournament tournament;
    private final TournamentReport report;
    private final StringBuilder html = new StringBuilder();

    private TournamentPage(ReportTitle title, Tournament tournament, TournamentReport report) {
        this.title = title;
        this.tournament = tournament;
        this.report = report;
    }

    static String of(ReportTitle title, Tournament tournament, TournamentReport report) {
        var page = new TournamentPage(title, tournament, report);
        page.head();
        page.ratings();
        page.meetings();
        page.tables();
        page.failures();
        page.html.append("</body>\n</html>\n");
        return page.html.toString();
    }

    private void head() {
        String heading = "%s on %s".formatted(title.rules(), title.board());
        html.append("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
                .append("<meta name=\"viewport\" content=\"width=device-width\">\n<title>")
                .append(escaped("Arena: " + heading))
                .append("</title>\n<style>\n")
                .append(STYLE)
                .append("</style>\n</head>\n<body>\n");
        element("h1", heading);
        element(
                "p",
                "%d matches, %d draws, seed %d, at most %d turns per match."
                        .formatted(
                                report.matches(),
                                report.draws(),
                                tournament.seed().value(),
                                tournament.maxTurns()));
        if (report.test() != null)
            element("p class=\"note\"", TournamentTable.test(report, report.test()) + ".");
        if (!report.repeatable())
            element(
                    "p class=\"note\"",
                    "Not repeatable: a time limit or a program of its own took part.");
        html.append("<p>Repeat it: <code>")
                .append(escaped("strategos " + String.join(" ", quoted(title.arguments()))))
                .append("</code></p>\n");
    }

    private void ratings() {
        element("h2", "Ratings");
        begin(
                "bot",
                "rating",
                "95 % interval",
                "seats",
                "points",
                "share",
                "95 % interval",
                "even",
                "",
                "decisions/seat",
                "time/decision");
        for (int player : TournamentTable.ranked(report)) rating(report.players().get(player));
        end();
        element(
                "p",
                "The share is points per seat; the winners of a match share one point, and so do"
                        + " all in a draw. The mark in each bar is the share of an average bot, the"
                        + " bar the interval.");
    }

    private void rating(Entry player) {
        var rating = player.ratingInterval();
        row(
                Stream.of(
                        escaped(player.name()),
                        Integer.toString(player.rating().shown()),
                        rating.getFirst() + " – " + rating.getLast(),
                        Integer.toString(player.seats()),
                        String.format(Locale.ROOT, "%.1f", player.points()),
                        percent(player.share()),
                        range(player.interval()),
                        percent(player.even()),
                        bar(player),
                        String.format(
                                Locale.ROOT, "%.1f", (double) player.decisions() / player.seats()),
                        time(player.nanosPerDecision())));
    }

    private static String bar(Entry player) {
        var interval = player.interval();
        return String.format(
                Locale.ROOT,
                "<span class=\"bar\"><i style=\"left:%.1f%%;width:%.1f%%\"></i><b"
                        + " style=\"left:%.1f%%\"></b></span>",
                100 * interval.low(),
                100 * (interval.high() - interval.low()),
                100 * player.even());
    }

    private void meetings() {
        element("h2", "Cross table");
        var order = TournamentTable.ranked(report);
        begin(
                Stream.concat(
                                Stream.of("against"),
                                order.stream().map(player -> report.players().get(player).name()))
                        .toArray(String[]::new));
        for (int player : order)
            row(
                    Stream.concat(
                            Stream.of(escaped(report.players().get(player).name())),
                            order.stream().map(other -> meeting(player, other))));
        end();
        element(
                "p",
                "The share of the bot in the row, of matches that it or the bot in the column won;"
                        + " draws count half. The number of these matches is below.");
    }

    private String meeting(int player, int other) {
        int matches = report.meetings().get(player).get(other).matches();
        String share = TournamentTable.cell(report, player, other);
        return matches == 0 ? share : share + "<br><small>" + matches + "</small>";
    }

    private void tables() {
        element("h2", "Seats and length");
        int most = report.tables().getLast().seats();
        begin(
                Stream.concat(
                                Stream.of(
                                        "table",
                                        "matches",
                                        "draws",
                                        "turns: median",
                                        "mean",
                                        "shortest",
                                        "longest",
                                        "stopped"),
                                IntStream.rangeClosed(1, most).mapToObj(seat -> "seat " + seat))
                        .toArray(String[]::new));
        report.tables().forEach(this::table);
        end();
    }

    private void table(TableSize table) {
        var lengths = table.lengths();
        row(
                Stream.concat(
                        Stream.of(
                                table.seats() + " seats",
                                Integer.toString(table.matches()),
                                Integer.toString(table.draws()),
                                Integer.toString(lengths.median()),
                                String.format(Locale.ROOT, "%.1f", lengths.mean()),
                                Integer.toString(lengths.shortest()),
                                Integer.toString(lengths.longest()),
                                Integer.toString(lengths.capped().size())),
                        table.bySeat().stream()
                                .map(
                                        seat ->
                                                percent(seat.share())
                                                        + "<br><small>"
                                                        + range(seat.interval())
                                                        + "</small>")));
    }

    private void failures() {
        element("h2", "Failures");
        if (report.failures().isEmpty()) element("p", "No bot failed.");
        report.failures().forEach(failure -> element("p", ReportText.failure(failure).strip()));
    }

    private void begin(String... titles) {
        html.append("<div class=\"wide\"><table>\n<thead><tr>");
        for (String each : titles) html.append("<th>").append(escaped(each)).append("</th>");
        html.append("</tr></thead>\n<tbody>\n");
    }

    private void row(Stream<String> cells) {
        html.append("<tr>")
                .append(cells.map(cell -> "<td>" + cell + "</td>").collect(Collectors.joining()))
                .append("</tr>\n");
    }

    private void end() {
        html.append("</tbody>\n</table></div>\n");
    }

    private void element(String tag, String text) {
        html.append("<%s>%s</%s>\n".formatted(tag, escaped(text), tag.split(" ", -1)[0]));
    }

    private static List<String> quoted(List<String> arguments) {
        return arguments.stream()
                .map(it -> it.contains(" ") ? "'" + it.replace("'", "'\\''") + "'" : it)
                .toList();
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
