package strategos.learn.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import strategos.learn.lesson.Notes.Voice;
import strategos.learn.page.LineChart;
import strategos.learn.page.LineChart.Axis;
import strategos.learn.page.LineChart.Point;
import strategos.learn.page.Page;
import strategos.learn.page.Unit;

/** From which odds to attack. */
final class AttackLesson implements LessonSection {

    private static final Axis ODDS = new Axis("best odds on the board", Unit.PERCENT);

    @Override
    public String name() {
        return "odds";
    }

    @Override
    public String question() {
        return "From which odds should you attack?";
    }

    @Override
    public void explain(Page page) {
        page.paragraph(
                "Before every decision to attack or to stop: how good are the best odds of taking a"
                        + " territory by fighting on, and how often does the player attack? Before"
                        + " the first conquest of a turn there is a card to win.");
    }

    @Override
    public void write(Page page, Lessons lessons) {
        page.finding(
                "For its first conquest of a turn, the learned player attacks %s."
                        .formatted(thresholds(lessons, Topic.ATTACKED_FIRST, Voice.LEARNED)));
        page.finding(
                "After it, it goes on %s."
                        .formatted(thresholds(lessons, Topic.ATTACKED_FURTHER, Voice.LEARNED)));
        List<LineChart> charts = new ArrayList<>();
        for (int seats : lessons.tables())
            for (Topic topic : List.of(Topic.ATTACKED_FIRST, Topic.ATTACKED_FURTHER))
                charts.add(chart(lessons, topic, seats));
        page.figure(Lessons.PLAYERS, charts);
        page.note(
                "Common advice:",
                "take one territory every turn for the card, and otherwise attack only with a clear"
                        + " superiority, at 70 % or better.");
        page.note(
                "<code>planner</code>:",
                "it attacks %s for its first conquest, and goes on %s."
                        .formatted(
                                thresholds(lessons, Topic.ATTACKED_FIRST, Voice.PLANNER),
                                thresholds(lessons, Topic.ATTACKED_FURTHER, Voice.PLANNER)));
    }

    private static LineChart chart(Lessons lessons, Topic topic, int seats) {
        String when =
                topic == Topic.ATTACKED_FIRST ? "before the first conquest" : "after a conquest";
        var chart =
                new LineChart(
                                "%s, %s".formatted(Lessons.title(seats), when),
                                ODDS,
                                new Axis("", Unit.PERCENT),
                                Lessons.PLAYERS)
                        .mark(0, 0.5, 1);
        for (Voice voice : Voice.values())
            chart.add(voice.text(), points(lessons, topic, voice, seats));
        return chart;
    }

    private static List<Point> points(Lessons lessons, Topic topic, Voice voice, int seats) {
        return IntStream.range(0, DecisionNotes.TENTHS)
                .mapToObj(
                        tenth ->
                                new Point(
                                        (tenth + 0.5) / DecisionNotes.TENTHS,
                                        lessons.notes().mean(topic, voice, seats, tenth)))
                .filter(point -> point.y().isKnown())
                .toList();
    }

    /** From which odds a player attacks more often than not, table by table. */
    private static String thresholds(Lessons lessons, Topic topic, Voice voice) {
        List<String> any = new ArrayList<>();
        List<String> from = new ArrayList<>();
        for (int seats : lessons.tables()) {
            var points = points(lessons, topic, voice, seats);
            if (points.isEmpty()) continue;
            threshold(points)
                    .ifPresentOrElse(
                            odds -> from.add("from <b>%s</b> %s".formatted(odds, within(seats))),
                            () -> any.add(within(seats)));
        }
        if (!any.isEmpty()) from.addFirst("at any odds that occur " + Lessons.listed(any));
        return from.isEmpty() ? "too rarely to say" : String.join(", ", from);
    }

    private static String within(int seats) {
        return Lessons.within(seats);
    }

    /** The odds from which on a player attacks in more than half of the cases, with an interval. */
    private static Optional<String> threshold(List<Point> points) {
        var middle = crossing(points, point -> point.y().value());
        if (middle.isEmpty()) return Optional.empty();
        String text = Unit.PERCENT.text(middle.getAsDouble());
        var low = crossing(points, point -> point.y().high());
        var high = crossing(points, point -> point.y().low());
        return Optional.of(
                low.isEmpty() || high.isEmpty()
                        ? text
                        : "%s (%.0f – %.0f)"
                                .formatted(
                                        text, 100 * low.getAsDouble(), 100 * high.getAsDouble()));
    }

    /** Where a curve last rises through one half, between two of its points. */
    private static OptionalDouble crossing(List<Point> points, ToDoubleFunction<Point> height) {
        for (int i = points.size() - 1; i > 0; i--) {
            double before = height.applyAsDouble(points.get(i - 1)) - 0.5;
            double after = height.applyAsDouble(points.get(i)) - 0.5;
            if (before >= 0 || after < 0) continue;
            double part = -before / (after - before);
            double from = points.get(i - 1).x();
            return OptionalDouble.of(from + part * (points.get(i).x() - from));
        }
        return OptionalDouble.empty();
    }
}
