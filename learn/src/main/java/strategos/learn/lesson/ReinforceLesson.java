package strategos.learn.lesson;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import strategos.learn.lesson.Notes.Voice;
import strategos.learn.page.DotPlot;
import strategos.learn.page.Estimate;
import strategos.learn.page.Page;
import strategos.learn.page.Unit;

/** Where to reinforce. */
final class ReinforceLesson implements LessonSection {

    @Override
    public String name() {
        return "reinforcements";
    }

    @Override
    public String question() {
        return "Where should new armies go?";
    }

    @Override
    public void explain(Page page) {
        page.paragraph(
                "Every new army goes to one of four kinds of places. A border of a continent is one"
                        + " in a continent that the seat holds, or right before it. Both players"
                        + " only consider placing all armies of a turn together.");
    }

    @Override
    public void write(Page page, Lessons lessons) {
        for (Post post : Post.values()) finding(lessons, post).ifPresent(page::finding);
        page.figure(
                Lessons.PLAYERS,
                lessons.tables().stream().map(seats -> posts(lessons, seats)).toList());
        var endangered = means(lessons, Topic.ENDANGERED);
        if (!endangered.isEmpty())
            page.finding(
                    "New armies go to a territory that is weaker than a rival next to it in %s; the"
                                    .formatted(Lessons.listed(endangered))
                            + " rest makes the strong stronger.");
        page.figure(
                Lessons.PLAYERS,
                lessons.tables().stream().map(seats -> stacks(lessons, seats)).toList());
        page.note(
                "Common advice:",
                "mass armies in one place, guard the borders of your continents, and put nothing"
                        + " behind the lines.");
        difference(lessons).ifPresent(text -> page.note("<code>planner</code>:", text));
    }

    private static DotPlot posts(Lessons lessons, int seats) {
        var plot =
                new DotPlot(
                                Lessons.title(seats) + ": share of new armies",
                                Unit.PERCENT,
                                Lessons.PLAYERS)
                        .mark(0);
        for (Post post : Post.values())
            plot.row(shortened(post), lessons.both(Topic.PLACED, seats, post.ordinal()));
        return plot;
    }

    private static String shortened(Post post) {
        return switch (post) {
            case GUARD -> "continent's border";
            case COMPLETION -> "half-won continent";
            case ELSEWHERE -> "elsewhere in front";
            case INLAND -> "behind the lines";
        };
    }

    private static DotPlot stacks(Lessons lessons, int seats) {
        return new DotPlot(
                        Lessons.title(seats) + ": share of new armies",
                        Unit.PERCENT,
                        Lessons.PLAYERS)
                .mark(0)
                .row("weaker than a rival", lessons.both(Topic.ENDANGERED, seats, Notes.ALL))
                .row("on the largest stack", lessons.both(Topic.JOINED, seats, Notes.ALL));
    }

    /** A sentence for a kind of place that gets most armies at some tables. */
    private static Optional<String> finding(Lessons lessons, Post post) {
        var tables =
                lessons.tables().stream()
                        .filter(seats -> share(lessons, seats, post).isKnown())
                        .filter(seats -> isMost(lessons, seats, post))
                        .map(
                                seats ->
                                        "%s %s"
                                                .formatted(
                                                        Unit.PERCENT.text(
                                                                share(lessons, seats, post)),
                                                        Lessons.within(seats)))
                        .toList();
        return tables.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        "Most new armies go <b>%s</b>: %s."
                                .formatted(post.text(), Lessons.listed(tables)));
    }

    private static boolean isMost(Lessons lessons, int seats, Post post) {
        double own = share(lessons, seats, post).value();
        return Stream.of(Post.values())
                .allMatch(other -> share(lessons, seats, other).value() <= own);
    }

    private static Estimate share(Lessons lessons, int seats, Post post) {
        return lessons.notes().mean(Topic.PLACED, Voice.LEARNED, seats, post.ordinal());
    }

    private static List<String> means(Lessons lessons, Topic topic) {
        return lessons.tables().stream()
                .filter(seats -> lessons.both(topic, seats, Notes.ALL)[0].isKnown())
                .map(
                        seats ->
                                "%s of cases %s"
                                        .formatted(
                                                Unit.PERCENT.text(
                                                        lessons.both(topic, seats, Notes.ALL)[0]),
                                                Lessons.within(seats)))
                .toList();
    }

    /** Where the two players differ most, if they clearly do. */
    private static Optional<String> difference(Lessons lessons) {
        String text = "";
        double most = 0;
        for (int seats : lessons.tables())
            for (Post post : Post.values()) {
                var both = lessons.both(Topic.PLACED, seats, post.ordinal());
                if (!both[0].isKnown() || !both[1].isKnown()) continue;
                double apart = Math.abs(both[0].value() - both[1].value());
                double clear = Math.hypot(both[0].reach(), both[1].reach());
                if (apart <= Math.max(most, clear)) continue;
                most = apart;
                text =
                        "it differs most %s: it puts %s of its new armies %s, the learned player %s."
                                .formatted(
                                        Lessons.within(seats),
                                        Unit.PERCENT.text(both[1]),
                                        post.text(),
                                        Unit.PERCENT.text(both[0]));
            }
        return text.isEmpty() ? Optional.of("no clear difference.") : Optional.of(text);
    }
}
