package strategos.learn.run;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import strategos.learn.run.LineChart.Point;
import strategos.learn.run.RunEvent.Epoch;
import strategos.learn.run.RunEvent.Gated;
import strategos.learn.run.RunEvent.Played;
import strategos.learn.train.Loss;

/** The report of a run as an HTML page that needs no other file and no network. */
final class RunReport {

    private static final String STYLE =
            """
            :root { color-scheme: light dark; --line: #8884; }
            body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
            h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
            table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
            th, td { padding: .3rem .7rem; border-bottom: 1px solid var(--line); text-align: right; }
            th:first-child, td:first-child { text-align: left; }
            svg { max-width: 40rem; display: block; margin: 1rem 0; }
            """;

    private final RunConfiguration configuration;
    private final List<RunEvent> events;
    private final StringBuilder html = new StringBuilder();

    private RunReport(RunConfiguration configuration, List<RunEvent> events) {
        this.configuration = configuration;
        this.events = events;
    }

    static String of(RunConfiguration configuration, List<RunEvent> events) {
        var report = new RunReport(configuration, List.copyOf(events));
        report.head();
        report.selfPlay();
        report.losses();
        report.calibration();
        report.gates();
        report.html.append("</body>\n</html>\n");
        return report.html.toString();
    }

    private void head() {
        html.append("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
                .append("<meta name=\"viewport\" content=\"width=device-width\">\n")
                .append("<title>A network for Risk</title>\n<style>\n")
                .append(STYLE)
                .append("</style>\n</head>\n<body>\n<h1>A network for Risk</h1>\n<p>")
                .append(
                        String.format(
                                Locale.ROOT,
                                "Board: %s. Seed %d, %d generations of %,d and then %,d matches,"
                                        + " %d epochs, λ = %.2f.",
                                configuration.board(),
                                configuration.seed(),
                                configuration.generations(),
                                configuration.games(),
                                configuration.laterGames(),
                                configuration.epochs(),
                                configuration.lambda()))
                .append("</p>\n");
    }

    private void selfPlay() {
        heading("Self-play");
        begin("generation", "matches", "positions", "matches/s", "positions/s");
        for (int generation = 1; generation <= configuration.generations(); generation++) {
            var played = ofGeneration(Played.class, generation).toList();
            if (played.isEmpty()) continue;
            int matches = played.stream().mapToInt(Played::matches).sum();
            int positions = played.stream().mapToInt(Played::positions).sum();
            double seconds = played.stream().mapToDouble(Played::seconds).max().orElse(0);
            row(
                    Integer.toString(generation),
                    String.format(Locale.ROOT, "%,d", matches),
                    String.format(Locale.ROOT, "%,d", positions),
                    String.format(Locale.ROOT, "%.0f", matches / seconds),
                    String.format(Locale.ROOT, "%.0f", positions / seconds));
        }
        end();
    }

    private void losses() {
        heading("Log loss in matches kept apart");
        begin("generation, epoch", "2 living", "3", "4", "5", "6", "all", "planner, all");
        for (Epoch epoch : all(Epoch.class).toList())
            row(
                    Stream.of(
                                    Stream.of(epoch.generation() + ", " + epoch.epoch()),
                                    epoch.heldOut().living().stream()
                                            .map(
                                                    each ->
                                                            String.format(
                                                                    Locale.ROOT,
                                                                    "%.4f",
                                                                    each.logLoss())),
                                    Stream.of(
                                            String.format(
                                                    Locale.ROOT, "%.4f", epoch.heldOut().mean()),
                                            String.format(
                                                    Locale.ROOT, "%.4f", epoch.planner().mean())))
                            .flatMap(each -> each)
                            .toArray(String[]::new));
        end();
        var epochs = all(Epoch.class).toList();
        html.append(
                new LineChart("Log loss, all positions", "epochs")
                        .add(
                                "network",
                                points(epochs.stream().map(each -> each.heldOut().mean()).toList()))
                        .add(
                                "planner",
                                points(epochs.stream().map(each -> each.planner().mean()).toList()))
                        .svg());
    }

    private static List<Point> points(List<Double> values) {
        return IntStream.range(0, values.size())
                .mapToObj(i -> Point.of(i + 1.0, values.get(i)))
                .toList();
    }

    private void calibration() {
        var last = all(Epoch.class).reduce((_, later) -> later);
        if (last.isEmpty()) return;
        heading("Calibration of the last network");
        html.append(
                new LineChart("How often seats win, by their chance", "chance")
                        .add("network", bins(last.get().heldOut()))
                        .add("planner", bins(last.get().planner()))
                        .add("perfect", List.of(Point.of(0, 0), Point.of(1, 1)))
                        .svg());
    }

    private static List<Point> bins(Loss loss) {
        return loss.calibration().stream()
                .filter(bin -> bin.seats() > 0)
                .map(bin -> Point.of(bin.chance(), bin.won()))
                .toList();
    }

    private void gates() {
        heading("Gate");
        begin(
                "generation",
                "against",
                "duels",
                "share",
                "95 % interval",
                "pool",
                "larger tables",
                "result");
        for (Gated gated : all(Gated.class).toList())
            row(
                    Integer.toString(gated.generation()),
                    RunText.opponent(gated.opponent()),
                    Integer.toString(gated.duels()),
                    String.format(Locale.ROOT, "%.1f %%", 100 * gated.share()),
                    String.format(
                            Locale.ROOT, "%.1f – %.1f %%", 100 * gated.low(), 100 * gated.high()),
                    String.format(
                            Locale.ROOT,
                            "%.1f %%, the other %.1f %%",
                            100 * gated.againstPool(),
                            100 * gated.opponentAgainstPool()),
                    gated.tables().stream().map(RunText::of).collect(Collectors.joining(", ")),
                    gated.accepted() ? "accepted" : "rejected");
        end();
        html.append(
                new LineChart("Share of duels against the best before", "generation")
                        .add(
                                "share",
                                all(Gated.class)
                                        .map(
                                                each ->
                                                        new Point(
                                                                each.generation(),
                                                                each.share(),
                                                                each.low(),
                                                                each.high()))
                                        .toList())
                        .svg());
    }

    private <E extends RunEvent> Stream<E> all(Class<E> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast);
    }

    private <E extends RunEvent> Stream<E> ofGeneration(Class<E> kind, int generation) {
        return all(kind).filter(event -> event.generation() == generation);
    }

    private void heading(String text) {
        html.append("<h2>").append(text).append("</h2>\n");
    }

    private void begin(String... headings) {
        html.append(
                Stream.of(headings)
                        .collect(
                                Collectors.joining(
                                        "</th><th>", "<table>\n<tr><th>", "</th></tr>\n")));
    }

    private void row(String... cells) {
        html.append(
                Stream.of(cells)
                        .collect(Collectors.joining("</td><td>", "<tr><td>", "</td></tr>\n")));
    }

    private void end() {
        html.append("</table>\n");
    }
}
