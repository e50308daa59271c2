package strategos.learn.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import strategos.learn.page.DotPlot;
import strategos.learn.page.Estimate;
import strategos.learn.page.Legend;
import strategos.learn.page.LineChart;
import strategos.learn.page.LineChart.Axis;
import strategos.learn.page.LineChart.Point;
import strategos.learn.page.Page;
import strategos.learn.page.Plot;
import strategos.learn.page.Unit;
import strategos.learn.run.RunEvent.Epoch;
import strategos.learn.run.RunEvent.Gated;
import strategos.learn.run.RunEvent.Habit;
import strategos.learn.run.RunEvent.Played;
import strategos.learn.run.RunEvent.Studied;
import strategos.learn.train.Loss;

/** The report of a run as a page. */
final class RunReport {

    private static final Legend LOSSES = Legend.of("network", "planner's own value");
    private static final Legend CALIBRATION =
            Legend.of("network", "planner's own value", "perfect");
    private static final Legend PLAYED = Legend.of("self-play");
    private static final Legend RATED = Legend.of("rating with its 95 % interval");
    private static final Legend TIMES = Legend.of("points, as a multiple of an even share");
    private static final Legend SEATS = Legend.of("share of points in each seat");
    private static final Legend POOL = Legend.of("this generation", "the best before it");
    private static final Legend LENGTH = Legend.of("mean number of turns");
    private static final Legend HABITS = Legend.of("mean with its 95 % interval");

    private final RunConfiguration configuration;
    private final List<RunEvent> events;
    private final Page page = new Page("A network that learns Risk");

    private RunReport(RunConfiguration configuration, List<RunEvent> events) {
        this.configuration = configuration;
        this.events = List.copyOf(events);
    }

    static String of(RunConfiguration configuration, List<RunEvent> events) {
        var report = new RunReport(configuration, events);
        report.summary();
        report.ratings();
        report.gates();
        report.shares();
        report.pool();
        report.losses();
        report.selfPlay();
        report.lengths();
        report.habits();
        report.repeat();
        return report.page.html();
    }

    private void summary() {
        page.paragraph(
                String.format(
                        Locale.ROOT,
                        "For %s. Seed %d; generations: %d; epochs: %d; λ = %.2f.",
                        configuration.isGeneral() ? "any board" : "the board world",
                        configuration.seed(),
                        configuration.generations(),
                        configuration.epochs(),
                        configuration.lambda()));
        page.finding(
                all(Gated.class)
                        .filter(Gated::accepted)
                        .reduce((_, later) -> later)
                        .map(
                                gated ->
                                        "The best is generation %d: it won %s of %s against %s."
                                                .formatted(
                                                        gated.generation(),
                                                        RunText.percent(gated.duels().share()),
                                                        RunText.matches(gated.duels()),
                                                        RunText.player(gated.duels().opponent())))
                        .orElse("No generation has passed the gate."));
    }

    private void ratings() {
        var ratings = RunRatings.of(all(Gated.class).toList()).shown();
        if (ratings.isEmpty()) return;
        page.section("rating", "Rating")
                .paragraph(
                        "From all duels of the gates, by the same model that rates people on a"
                                + " server. Differences count, not the numbers themselves.");
        var plot = new DotPlot("Rating", Unit.NUMBER, RATED);
        ratings.entrySet().stream()
                .sorted(Map.Entry.comparingByKey(RunReport::inOrder))
                .forEach(each -> plot.row(RunText.player(each.getKey()), each.getValue()));
        page.figure(RATED, List.of(plot));
    }

    /** Generations first, by their numbers. */
    private static int inOrder(String one, String other) {
        return Integer.compare(order(one), order(other));
    }

    private static int order(String player) {
        if (player.startsWith(RunFolder.PLAYER))
            return Integer.parseInt(player.substring(RunFolder.PLAYER.length()));
        return player.equals(League.PLANNER.name()) ? 1_000_000 : 1_000_001;
    }

    private void gates() {
        page.section("gate", "Gate")
                .paragraph(
                        "A generation is accepted if a sequential test of its matches against the"
                                + " best before it says that it is better, and if it is nowhere worse:"
                                + " against the pool, at larger tables, on other boards. Seeds are"
                                + " used once, seats rotate, and both sides of a rotation have the"
                                + " same dice.");
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("generation", "against", "matches", "share", "test", "result"));
        for (Gated gated : all(Gated.class).toList())
            rows.add(
                    List.of(
                            Integer.toString(gated.generation()),
                            RunText.player(gated.duels().opponent()),
                            RunText.matches(gated.duels()),
                            RunText.percent(gated.duels().share()),
                            gated.verdict().toLowerCase(Locale.ROOT),
                            gated.accepted() ? "accepted" : "rejected"));
        page.table(rows);
    }

    private void shares() {
        page.section("shares", "Share by table size and seat")
                .paragraph(
                        "One seat of the generation against the best before it in all others. The"
                                + " order of turns is drawn, so no seat should be better than"
                                + " another.");
        page.figure(TIMES, eachGate(RunReport::tables)).figure(SEATS, eachGate(RunReport::seats));
    }

    private List<DotPlot> eachGate(Function<Gated, DotPlot> plot) {
        return all(Gated.class).map(plot).toList();
    }

    private static DotPlot tables(Gated gated) {
        var plot = new DotPlot(title(gated), Unit.NUMBER, TIMES).mark(1);
        series(gated).forEach(each -> plot.row(name(each), each.share().times(each.seats())));
        return plot;
    }

    private static DotPlot seats(Gated gated) {
        var plot = new DotPlot(title(gated), Unit.PERCENT, SEATS);
        series(gated)
                .forEach(
                        each -> {
                            for (int seat = 0; seat < each.seats(); seat++)
                                plot.row(
                                        "%s, seat %d".formatted(name(each), seat + 1),
                                        each.share(seat));
                        });
        return plot;
    }

    private static String title(Gated gated) {
        return "Generation " + gated.generation();
    }

    /** Its duels, and its matches at larger tables and on other boards. */
    private static Stream<Series> series(Gated gated) {
        return Stream.concat(Stream.of(gated.duels()), gated.tables().stream());
    }

    private static String name(Series series) {
        String table = series.seats() + " seats";
        return series.board().equals("world") ? table : series.board();
    }

    private void pool() {
        if (all(Gated.class).allMatch(gated -> gated.pool().isEmpty())) return;
        page.section("pool", "Against the pool")
                .paragraph("Share of duels against scripted bots, with the same dice for both.");
        page.figure(POOL, eachGate(RunReport::rivals));
    }

    private static DotPlot rivals(Gated gated) {
        var plot = new DotPlot(title(gated), Unit.PERCENT, POOL);
        for (int i = 0; i < gated.pool().size(); i++)
            plot.row(
                    gated.pool().get(i).opponent(),
                    gated.pool().get(i).share(),
                    gated.opponentPool().get(i).share());
        return plot;
    }

    private void losses() {
        page.section("loss", "Log loss and calibration")
                .paragraph(
                        "In matches that were kept apart: how wrong the chances are, after each"
                                + " epoch, by the number of living seats. Lower is better; equal"
                                + " chances for two seats have 0.693.");
        var epochs = all(Epoch.class).toList();
        List<Plot> charts = new ArrayList<>();
        charts.add(lossChart("All positions", epochs, Loss::mean));
        epochs.stream()
                .flatMap(epoch -> epoch.heldOut().living().stream())
                .map(Loss.Group::living)
                .distinct()
                .sorted()
                .forEach(living -> charts.add(lossChart(living, epochs)));
        page.figure(LOSSES, charts);
        epochs.stream()
                .reduce((_, later) -> later)
                .ifPresent(
                        last ->
                                page.paragraph(
                                                "How often seats win, by the chance that they are"
                                                        + " given; after the last epoch.")
                                        .figure(CALIBRATION, List.of(calibration(last))));
    }

    /** The loss with this number of living seats, after the epochs that have such positions. */
    private static LineChart lossChart(int living, List<Epoch> epochs) {
        var known = epochs.stream().filter(each -> each.heldOut().isKnown(living)).toList();
        return lossChart(living + " living seats", known, loss -> loss.mean(living));
    }

    private static LineChart lossChart(
            String title, List<Epoch> epochs, Function<Loss, Double> loss) {
        return new LineChart(title, new Axis("epochs", Unit.COUNT), new Axis("", Unit.LOSS), LOSSES)
                .add(LOSSES.names().getFirst(), points(epochs, each -> loss.apply(each.heldOut())))
                .add(LOSSES.names().getLast(), points(epochs, each -> loss.apply(each.planner())));
    }

    private static List<Point> points(List<Epoch> epochs, Function<Epoch, Double> loss) {
        return IntStream.range(0, epochs.size())
                .mapToObj(i -> Point.of(i + 1.0, loss.apply(epochs.get(i))))
                .toList();
    }

    private static LineChart calibration(Epoch epoch) {
        return new LineChart(
                        "Calibration",
                        new Axis("chance", Unit.PERCENT),
                        new Axis("", Unit.PERCENT),
                        CALIBRATION)
                .add(CALIBRATION.names().get(0), bins(epoch.heldOut()))
                .add(CALIBRATION.names().get(1), bins(epoch.planner()))
                .add(CALIBRATION.names().get(2), List.of(Point.of(0, 0), Point.of(1, 1)));
    }

    private static List<Point> bins(Loss loss) {
        return loss.calibration().stream()
                .filter(bin -> bin.seats() > 0)
                .map(bin -> Point.of(bin.chance(), bin.won()))
                .toList();
    }

    private void selfPlay() {
        page.section("self-play", "Self-play")
                .paragraph("Matches that were played to learn from, and positions kept of them.");
        var matches = new DotPlot("Matches", Unit.NUMBER, PLAYED).mark(0);
        var positions = new DotPlot("Positions", Unit.NUMBER, PLAYED).mark(0);
        var matchSpeed = new DotPlot("Matches per second", Unit.NUMBER, PLAYED).mark(0);
        var positionSpeed = new DotPlot("Positions per second", Unit.NUMBER, PLAYED).mark(0);
        for (int generation = 1; generation <= configuration.generations(); generation++) {
            String name = "generation " + generation;
            var played = ofGeneration(Played.class, generation).toList();
            double seconds = played.stream().mapToDouble(Played::seconds).sum();
            if (seconds == 0) continue;
            int allMatches = played.stream().mapToInt(Played::matches).sum();
            int allPositions = played.stream().mapToInt(Played::positions).sum();
            matches.row(name, Estimate.exact(allMatches));
            positions.row(name, Estimate.exact(allPositions));
            matchSpeed.row(name, Estimate.exact(allMatches / seconds));
            positionSpeed.row(name, Estimate.exact(allPositions / seconds));
        }
        page.figure(PLAYED, List.of(matches, positions, matchSpeed, positionSpeed));
    }

    private void lengths() {
        page.section("length", "Length of matches").paragraph("Turns of all seats in the gate.");
        page.figure(LENGTH, eachGate(RunReport::turns));
    }

    private static DotPlot turns(Gated gated) {
        var plot = new DotPlot(title(gated), Unit.NUMBER, LENGTH);
        series(gated).forEach(each -> plot.row(name(each), Estimate.exact(each.turns())));
        return plot;
    }

    private void habits() {
        page.section("habits", "Habits")
                .paragraph(
                        "In matches apart from the gate: a duel with the planner, and a table of"
                                + " four. Intervals come from ten blocks of matches.");
        for (Studied studied : all(Studied.class).toList()) {
            page.heading(
                    "Generation %d, %d seats".formatted(studied.generation(), studied.seats()));
            page.figure(HABITS, HabitKind.ALL.stream().map(kind -> plot(kind, studied)).toList());
        }
    }

    /** Something that is counted of a player's habits. */
    private record HabitKind(String title, Unit unit, Function<Habit, Estimate> number) {

        static final List<HabitKind> ALL =
                List.of(
                        new HabitKind("New armies per turn", Unit.NUMBER, Habit::income),
                        new HabitKind("Continents kept until they pay", Unit.PERCENT, Habit::kept),
                        new HabitKind(
                                "Stacks of ten or more behind the own lines",
                                Unit.PERCENT,
                                Habit::inland),
                        new HabitKind("Cards held when eliminated", Unit.NUMBER, Habit::cards));
    }

    private static DotPlot plot(HabitKind kind, Studied studied) {
        var plot = new DotPlot(kind.title(), kind.unit(), HABITS);
        for (Habit habit : studied.habits())
            plot.row(RunText.player(habit.player()), kind.number().apply(habit));
        return plot;
    }

    private void repeat() {
        page.section("repeat", "Repeat it")
                .paragraph(
                        "<code>configuration.json</code> has the options, <code>boards</code> and"
                                + " <code>begin.network</code> what else was given,"
                                + " <code>log.jsonl</code> all numbers of this page.");
    }

    private <E extends RunEvent> Stream<E> all(Class<E> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast);
    }

    private <E extends RunEvent> Stream<E> ofGeneration(Class<E> kind, int generation) {
        return all(kind).filter(event -> event.generation() == generation);
    }
}
