package strategos.learn.lesson;

import java.util.ArrayList;
import java.util.List;
import strategos.learn.lesson.Notes.Voice;
import strategos.learn.page.DotPlot;
import strategos.learn.page.Page;
import strategos.learn.page.Unit;

/** How many armies to leave behind. */
final class GarrisonLesson implements LessonSection {

    @Override
    public String name() {
        return "garrisons";
    }

    @Override
    public String question() {
        return "How many armies should stay behind?";
    }

    @Override
    public void explain(Page page) {
        page.paragraph(
                "After a conquest, armies move in and others stay. And at the end of a turn, every"
                        + " border has its garrison. The players choose among all, half, the fewest"
                        + " and a few, so a plot shows what they prefer of these.");
    }

    @Override
    public void write(Page page, Lessons lessons) {
        page.finding(
                "Where nothing threatens, the learned player leaves a single army in %s."
                        .formatted(singles(lessons, Topic.LEFT_INLAND, Voice.LEARNED)));
        page.finding(
                "Next to a rival, it does so in %s."
                        .formatted(singles(lessons, Topic.LEFT_AT_BORDER, Voice.LEARNED)));
        List<DotPlot> plots = new ArrayList<>();
        for (int seats : lessons.tables()) {
            plots.add(plot(lessons, Topic.LEFT_INLAND, seats, "left where nothing threatens"));
            plots.add(plot(lessons, Topic.LEFT_AT_BORDER, seats, "left next to a rival"));
            plots.add(plot(lessons, Topic.GARRISON, seats, "borders at the end of a turn"));
        }
        page.figure(Lessons.PLAYERS, plots);
        page.note(
                "Common advice:",
                "leave a single army and take everything else along, except at the border of a"
                        + " continent.");
        page.note(
                "<code>planner</code>:",
                "it leaves a single army in %s where nothing threatens, and in %s next to a rival."
                        .formatted(
                                singles(lessons, Topic.LEFT_INLAND, Voice.PLANNER),
                                singles(lessons, Topic.LEFT_AT_BORDER, Voice.PLANNER)));
    }

    private static DotPlot plot(Lessons lessons, Topic topic, int seats, String title) {
        var plot =
                new DotPlot(
                                "%s: %s".formatted(Lessons.title(seats), title),
                                Unit.PERCENT,
                                Lessons.PLAYERS)
                        .mark(0);
        for (int armies = 1; armies <= DecisionNotes.MOST_ARMIES; armies++)
            plot.row(label(armies), lessons.both(topic, seats, armies));
        return plot;
    }

    private static String label(int armies) {
        if (armies == 1) return "1 army";
        return armies == DecisionNotes.MOST_ARMIES ? armies + " or more" : armies + " armies";
    }

    private static String singles(Lessons lessons, Topic topic, Voice voice) {
        var found =
                lessons.tables().stream()
                        .filter(seats -> lessons.notes().mean(topic, voice, seats, 1).isKnown())
                        .map(
                                seats ->
                                        "%s of cases %s"
                                                .formatted(
                                                        Unit.PERCENT.text(
                                                                lessons.notes()
                                                                        .mean(
                                                                                topic, voice, seats,
                                                                                1)),
                                                        Lessons.within(seats)))
                        .toList();
        return found.isEmpty() ? "too few cases to say" : Lessons.listed(found);
    }
}
