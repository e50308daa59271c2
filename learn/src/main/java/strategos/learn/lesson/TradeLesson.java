package strategos.learn.lesson;

import java.util.ArrayList;
import java.util.List;
import strategos.learn.lesson.Notes.Voice;
import strategos.learn.page.Legend;
import strategos.learn.page.LineChart;
import strategos.learn.page.LineChart.Axis;
import strategos.learn.page.LineChart.Point;
import strategos.learn.page.Page;
import strategos.learn.page.Unit;

/** When to trade a set. */
final class TradeLesson implements LessonSection {

    private static final Legend OPINIONS = Legend.of("network", "planner's value");
    private static final Axis SET = new Axis("armies for the set", Unit.COUNT);

    @Override
    public String name() {
        return "sets";
    }

    @Override
    public String question() {
        return "When should you trade a set?";
    }

    @Override
    public void explain(Page page) {
        page.paragraph(
                "A seat has a set and may keep it. Its turn is played out eight times with the trade"
                        + " and eight times without, with the same dice and all new armies on its"
                        + " largest stack. How far apart are its chances to win after the turn?");
    }

    @Override
    public void write(Page page, Lessons lessons) {
        var gains = means(lessons, Topic.TRADE_GAIN, Voice.LEARNED, Unit.POINTS);
        if (!gains.isEmpty())
            page.finding(
                    "Trading at once changes the chance to win by <b>%s</b>, on average."
                            .formatted(Lessons.listed(gains)));
        page.figure(
                OPINIONS, lessons.tables().stream().map(seats -> gains(lessons, seats)).toList());
        var traded = means(lessons, Topic.TRADED, Voice.LEARNED, Unit.PERCENT);
        if (!traded.isEmpty())
            page.finding(
                    "Of the sets that it could keep, the learned player trades %s."
                            .formatted(Lessons.listed(traded)));
        page.figure(
                Lessons.PLAYERS,
                lessons.tables().stream().map(seats -> traded(lessons, seats)).toList());
        page.note(
                "Common advice:",
                "keep a set while sets are small, because every trade makes the next set larger for"
                        + " all. "
                        + verdict(lessons));
        var planner = means(lessons, Topic.TRADED, Voice.PLANNER, Unit.PERCENT);
        if (!planner.isEmpty())
            page.note("<code>planner</code>:", "it trades %s.".formatted(Lessons.listed(planner)));
    }

    /** What is known of all sets together, table by table. */
    private static List<String> means(Lessons lessons, Topic topic, Voice voice, Unit unit) {
        return lessons.tables().stream()
                .filter(seats -> lessons.notes().mean(topic, voice, seats, Notes.ALL).isKnown())
                .map(
                        seats ->
                                unit.text(lessons.notes().mean(topic, voice, seats, Notes.ALL))
                                        + (unit == Unit.POINTS ? " points " : " ")
                                        + Lessons.within(seats))
                .toList();
    }

    private static LineChart gains(Lessons lessons, int seats) {
        var chart =
                new LineChart(
                                Lessons.title(seats) + ": change of the chance, in points",
                                SET,
                                new Axis("", Unit.POINTS),
                                OPINIONS)
                        .mark(0);
        for (Voice voice : Voice.values())
            chart.add(
                    OPINIONS.names().get(voice.ordinal()),
                    points(lessons, Topic.TRADE_GAIN, voice, seats));
        return chart;
    }

    private static LineChart traded(Lessons lessons, int seats) {
        var chart =
                new LineChart(
                                Lessons.title(seats) + ": share traded",
                                SET,
                                new Axis("", Unit.PERCENT),
                                Lessons.PLAYERS)
                        .mark(0, 1);
        for (Voice voice : Voice.values())
            chart.add(voice.text(), points(lessons, Topic.TRADED, voice, seats));
        return chart;
    }

    private static List<Point> points(Lessons lessons, Topic topic, Voice voice, int seats) {
        return lessons.notes().buckets(topic, seats).stream()
                .map(set -> new Point(set, lessons.notes().mean(topic, voice, seats, set)))
                .filter(point -> point.y().isKnown())
                .toList();
    }

    /** Whether the network agrees, by all sets of a table together. */
    private static String verdict(Lessons lessons) {
        List<String> keep = new ArrayList<>();
        List<String> trade = new ArrayList<>();
        List<String> open = new ArrayList<>();
        for (int seats : lessons.tables()) {
            var gain = lessons.notes().mean(Topic.TRADE_GAIN, Voice.LEARNED, seats, Notes.ALL);
            if (!gain.isKnown()) continue;
            var found = gain.high() < 0 ? keep : gain.low() > 0 ? trade : open;
            found.add(Lessons.within(seats));
        }
        List<String> sentences = new ArrayList<>();
        if (!keep.isEmpty()) sentences.add("The network agrees " + Lessons.listed(keep) + ".");
        if (!trade.isEmpty()) sentences.add("It would rather trade " + Lessons.listed(trade) + ".");
        if (!open.isEmpty()) sentences.add("It sees no difference " + Lessons.listed(open) + ".");
        return String.join(" ", sentences);
    }
}
