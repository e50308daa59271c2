package strategos.learn.lesson;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import strategos.learn.page.DotPlot;
import strategos.learn.page.Estimate;
import strategos.learn.page.Legend;
import strategos.learn.page.Markup;
import strategos.learn.page.Page;
import strategos.learn.page.Unit;

/** What continents are worth, by the number of living seats. */
final class ContinentLesson implements LessonSection {

    static final Legend OPINIONS = Legend.of("network", "as matches ended", "planner's value");

    /** A continent, and what it is worth. */
    private record Worth(String name, int bonus, Estimate network, Estimate won, Estimate planner) {

        boolean isKnown() {
            return network.isKnown();
        }
    }

    @Override
    public String name() {
        return "continents";
    }

    @Override
    public String question() {
        return "What are continents worth?";
    }

    @Override
    public void explain(Page page) {
        page.paragraph(
                "Take seats that hold a whole continent when a turn begins, and seats that have as"
                        + " many armies but do not hold it. How many points apart are their chances"
                        + " to win?");
    }

    @Override
    public void write(Page page, Lessons lessons) {
        Map<Integer, List<Worth>> tables = new TreeMap<>();
        for (int seats : lessons.tables()) tables.put(seats, worths(lessons, seats));
        extremes(tables, "is worth most", List::getFirst).forEach(page::finding);
        extremes(tables, "is worth least", List::getLast).forEach(page::finding);
        page.figure(OPINIONS, plots(tables));
        ranks(tables).ifPresent(text -> page.note("Common advice:", text));
        difference(tables).ifPresent(text -> page.note("<code>planner</code>:", text));
    }

    /** The continents in the same order for all tables: that of the first. */
    private static List<DotPlot> plots(Map<Integer, List<Worth>> tables) {
        var order = tables.values().iterator().next().stream().map(Worth::name).toList();
        List<DotPlot> plots = new ArrayList<>();
        tables.forEach(
                (seats, worths) -> {
                    var plot =
                            new DotPlot(Lessons.word(seats, "living seats"), Unit.POINTS, OPINIONS)
                                    .mark(0);
                    worths.stream()
                            .sorted(Comparator.comparingInt(each -> order.indexOf(each.name())))
                            .forEach(
                                    each ->
                                            plot.row(
                                                    "%s +%d".formatted(each.name(), each.bonus()),
                                                    each.network(),
                                                    each.won(),
                                                    each.planner()));
                    plots.add(plot);
                });
        return plots;
    }

    /** What all continents are worth, the best first; unknown ones last. */
    private static List<Worth> worths(Lessons lessons, int seats) {
        var board = lessons.board();
        var rows = lessons.rows().living(seats);
        return IntStream.range(0, board.continents().size())
                .mapToObj(
                        c ->
                                new Worth(
                                        board.continents().get(c).name(),
                                        board.bonus(c),
                                        SeatRows.effect(
                                                rows, r -> r.holdsContinent(c), SeatRow::network),
                                        SeatRows.effect(
                                                rows,
                                                r -> r.holdsContinent(c),
                                                r -> r.won() ? 1 : 0),
                                        SeatRows.effect(
                                                rows, r -> r.holdsContinent(c), SeatRow::planner)))
                .sorted(Comparator.comparingDouble(ContinentLesson::order))
                .toList();
    }

    private static double order(Worth worth) {
        return worth.isKnown() ? -worth.network().value() : Double.MAX_VALUE;
    }

    /** A sentence for each continent at one end, with the tables where it is there. */
    private static List<String> extremes(
            Map<Integer, List<Worth>> tables, String verb, Function<List<Worth>, Worth> end) {
        Map<String, List<String>> found = new LinkedHashMap<>();
        tables.forEach(
                (seats, worths) -> {
                    var known = worths.stream().filter(Worth::isKnown).toList();
                    if (known.size() < 2) return;
                    var worth = end.apply(known);
                    found.computeIfAbsent(worth.name(), _ -> new ArrayList<>())
                            .add("%s %s".formatted(points(worth.network()), living(seats)));
                });
        return found.entrySet().stream()
                .map(
                        each ->
                                "<b>%s</b> %s: %s."
                                        .formatted(
                                                Markup.escaped(each.getKey()),
                                                verb,
                                                Lessons.listed(each.getValue())))
                .toList();
    }

    private static String living(int seats) {
        return "with %s alive".formatted(Lessons.word(seats, "").strip().toLowerCase(Locale.ROOT));
    }

    /** Where the network puts the continents that people are told to take first. */
    private static Optional<String> ranks(Map<Integer, List<Worth>> tables) {
        List<String> found = new ArrayList<>();
        tables.forEach((seats, worths) -> rank(seats, worths).ifPresent(found::add));
        return found.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        "take Australia or South America first, and nobody holds Asia. By the"
                                + " network, "
                                + String.join("; ", found)
                                + ".");
    }

    private static Optional<String> rank(int seats, List<Worth> worths) {
        var names = worths.stream().filter(Worth::isKnown).map(Worth::name).toList();
        var ranks =
                Stream.of("Australia", "South America", "Asia")
                        .filter(names::contains)
                        .map(name -> "%s is %s".formatted(name, ordinal(names.indexOf(name) + 1)))
                        .toList();
        if (ranks.isEmpty()) return Optional.empty();
        return Optional.of(
                "%s %s (of %d)".formatted(Lessons.listed(ranks), living(seats), names.size()));
    }

    static String ordinal(int number) {
        return switch (number) {
            case 1 -> "1st";
            case 2 -> "2nd";
            case 3 -> "3rd";
            default -> number + "th";
        };
    }

    /** Where the network and the planner's own value differ most. */
    private static Optional<String> difference(Map<Integer, List<Worth>> tables) {
        String text = "";
        double most = 0;
        for (var table : tables.entrySet())
            for (Worth each : table.getValue()) {
                if (!each.isKnown() || !each.planner().isKnown()) continue;
                double apart = Math.abs(each.network().value() - each.planner().value());
                if (apart <= most) continue;
                most = apart;
                text =
                        "its value differs most from the network on %s %s: %s, where the network says"
                                        .formatted(
                                                Markup.escaped(each.name()),
                                                living(table.getKey()),
                                                points(each.planner()))
                                + " %s and matches ended with %s."
                                        .formatted(points(each.network()), points(each.won()));
            }
        return text.isEmpty() ? Optional.empty() : Optional.of(text);
    }

    private static String points(Estimate estimate) {
        return Unit.POINTS.text(estimate);
    }
}
