package strategos.learn.lesson;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import strategos.learn.lesson.Notes.Voice;
import strategos.learn.page.DotPlot;
import strategos.learn.page.Estimate;
import strategos.learn.page.Markup;
import strategos.learn.page.Page;
import strategos.learn.page.Unit;

/** Which territories to claim first. */
final class ClaimLesson implements LessonSection {

    /** The best and the worst territories that are shown. */
    private static final int BEST = 8;

    private static final int WORST = 4;

    @Override
    public String name() {
        return "claims";
    }

    @Override
    public String question() {
        return "Which territories should you claim first?";
    }

    @Override
    public void explain(Page page) {
        page.paragraph(
                "Where territories are dealt, chance decides who holds what before the first turn: a"
                        + " fair experiment. How much better off is a seat that was dealt a"
                        + " territory? And where seats claim territories, which are among the first"
                        + " three that the players take?");
    }

    @Override
    public void write(Page page, Lessons lessons) {
        List<DotPlot> plots = new ArrayList<>();
        List<String> best = new ArrayList<>();
        List<String> worst = new ArrayList<>();
        for (int seats : lessons.tables()) {
            var worths = worths(lessons, seats);
            if (worths.isEmpty()) continue;
            best.add(named(lessons, seats, worths.getFirst()));
            worst.add(named(lessons, seats, worths.getLast()));
            plots.add(plot(lessons, seats, worths));
        }
        if (!plots.isEmpty())
            page.finding("The best territory to be dealt is " + Lessons.listed(best) + ".")
                    .finding("The worst is " + Lessons.listed(worst) + ".")
                    .figure(ContinentLesson.OPINIONS, plots);
        writeClaims(page, lessons);
    }

    private static void writeClaims(Page page, Lessons lessons) {
        var claimed =
                lessons.tables().stream()
                        .filter(seats -> !favourites(lessons, Voice.LEARNED, seats).isEmpty())
                        .toList();
        if (claimed.isEmpty()) return;
        page.finding(
                "The learned player likes to claim %s."
                        .formatted(Lessons.listed(claims(lessons, Voice.LEARNED, claimed))));
        page.figure(
                Lessons.PLAYERS,
                claimed.stream().map(seats -> continents(lessons, seats)).toList());
        page.note(
                "Common advice:",
                "claim Australia or South America, territory by territory, and leave Asia and Europe"
                        + " to others.");
        page.note(
                "<code>planner</code>:",
                "it likes to claim %s."
                        .formatted(Lessons.listed(claims(lessons, Voice.PLANNER, claimed))));
    }

    /** A territory, and what it is worth to be dealt it. */
    private record Worth(int territory, Estimate network, Estimate won, Estimate planner) {}

    private static List<Worth> worths(Lessons lessons, int seats) {
        var rows = lessons.rows().starts(seats);
        return IntStream.range(0, lessons.board().size())
                .mapToObj(
                        t ->
                                new Worth(
                                        t,
                                        SeatRows.effect(rows, r -> r.holds(t), SeatRow::network),
                                        SeatRows.effect(
                                                rows, r -> r.holds(t), r -> r.won() ? 1 : 0),
                                        SeatRows.effect(rows, r -> r.holds(t), SeatRow::planner)))
                .filter(worth -> worth.network().isKnown())
                .sorted(Comparator.comparingDouble(worth -> -worth.network().value()))
                .toList();
    }

    private static String named(Lessons lessons, int seats, Worth worth) {
        return "<b>%s</b> %s (%s points)"
                .formatted(
                        Markup.escaped(lessons.board().name(worth.territory())),
                        Lessons.within(seats),
                        Unit.POINTS.text(worth.network()));
    }

    private static DotPlot plot(Lessons lessons, int seats, List<Worth> worths) {
        var plot =
                new DotPlot(
                                Lessons.title(seats) + ": worth of a dealt territory",
                                Unit.POINTS,
                                ContinentLesson.OPINIONS)
                        .mark(0);
        for (int i = 0; i < worths.size(); i++) {
            if (i >= BEST && i < worths.size() - WORST) continue;
            var worth = worths.get(i);
            plot.row(
                    lessons.board().name(worth.territory()),
                    worth.network(),
                    worth.won(),
                    worth.planner());
        }
        return plot;
    }

    private static List<String> claims(Lessons lessons, Voice voice, List<Integer> tables) {
        return tables.stream()
                .map(
                        seats ->
                                "%s %s"
                                        .formatted(
                                                favourites(lessons, voice, seats),
                                                Lessons.within(seats)))
                .toList();
    }

    /** The territories that are most often among the first claims of a player. */
    private static String favourites(Lessons lessons, Voice voice, int seats) {
        return lessons.notes().buckets(Topic.CLAIMED, seats).stream()
                .filter(t -> share(lessons, voice, seats, t).isKnown())
                .sorted(Comparator.comparingDouble(t -> -share(lessons, voice, seats, t).value()))
                .limit(3)
                .map(
                        t ->
                                "%s (%s)"
                                        .formatted(
                                                Markup.escaped(lessons.board().name(t)),
                                                Unit.PERCENT.text(
                                                        share(lessons, voice, seats, t).value())))
                .collect(Collectors.joining(", "));
    }

    private static Estimate share(Lessons lessons, Voice voice, int seats, int territory) {
        return lessons.notes().mean(Topic.CLAIMED, voice, seats, territory);
    }

    private static DotPlot continents(Lessons lessons, int seats) {
        var plot =
                new DotPlot(
                                Lessons.title(seats) + ": where the first three claims go",
                                Unit.PERCENT,
                                Lessons.PLAYERS)
                        .mark(0);
        for (int c = 0; c < lessons.board().continents().size(); c++)
            plot.row(
                    lessons.board().continents().get(c).name(),
                    lessons.both(Topic.CLAIMED_IN, seats, c));
        return plot;
    }
}
