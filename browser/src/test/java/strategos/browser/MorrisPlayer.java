package strategos.browser;

import static java.util.Comparator.comparingLong;

import com.microsoft.playwright.Page;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.IntConsumer;
import java.util.random.RandomGenerator;
import strategos.browser.MorrisBoard.Point;

/** Somebody who plays Morris by what the page shows: closes mills, and keeps others from it. */
final class MorrisPlayer {

    /** What there is to do in a game. */
    enum Deed {
        PLACED,
        MOVED,
        FLEW,
        TOOK
    }

    private static final int MOST_DECISIONS = 600;
    private static final double PATIENCE_MILLIS = 60_000;

    /** What the page waits for; nothing while a move is on its way or shown. */
    private static final String WAITS_FOR =
            """
            () => {
                const over = [...document.querySelectorAll('a')].some((it) => it.textContent.includes('Watch the replay'));
                if (over) return 'over';
                return ['take', 'place', 'from'].find((role) => document.querySelector('.point.' + role)) ?? null;
            }""";

    private final Page page;
    private final MorrisBoard board;
    private final IntConsumer press;
    private final Set<Deed> deeds = EnumSet.noneOf(Deed.class);
    private final RandomGenerator random = new SplittableRandom(9);

    /** 1 for a player who wants to win, -1 for one who wants to lose. */
    private final int ambition;

    /**
     * @param press how the point of a number is pressed
     */
    MorrisPlayer(Page page, MorrisBoard board, IntConsumer press) {
        this(page, board, press, 1);
    }

    private MorrisPlayer(Page page, MorrisBoard board, IntConsumer press, int ambition) {
        this.page = page;
        this.board = board;
        this.press = press;
        this.ambition = ambition;
    }

    /** A player who leaves mills to the other. */
    static MorrisPlayer losing(Page page, MorrisBoard board, IntConsumer press) {
        return new MorrisPlayer(page, board, press, -1);
    }

    /** Lets two play against each other until both pages say that the match is over. */
    static void playToTheEnd(MorrisPlayer one, MorrisPlayer other) {
        Patience.await(
                () -> {
                    boolean isOver = one.playIfAsked();
                    return other.playIfAsked() && isOver;
                },
                "the game does not come to an end");
    }

    /** Makes a move if the page waits for one, and says whether the match is over. */
    private boolean playIfAsked() {
        var wanted = (String) page.evaluate(WAITS_FOR);
        return wanted != null && !decide(wanted);
    }

    Set<Deed> deeds() {
        return deeds;
    }

    void playToTheEnd() {
        for (int decisions = 0; decisions < MOST_DECISIONS; decisions++)
            if (!decide(await())) return;
        throw new AssertionError("the game does not come to an end");
    }

    /** Plays on until every deed has been done. */
    void playEveryDeed() {
        while (deeds.size() < Deed.values().length)
            if (!decide(await())) throw new AssertionError("the game ends after only " + deeds);
    }

    /** Does what the page waits for; false if the match is over. */
    private boolean decide(String wanted) {
        switch (wanted) {
            case "place" -> place();
            case "from" -> move();
            case "take" -> take();
            default -> {
                return false;
            }
        }
        return true;
    }

    private String await() {
        var patience = Patience.between().setTimeout(PATIENCE_MILLIS);
        return (String) page.waitForFunction(WAITS_FOR, null, patience).jsonValue();
    }

    private void place() {
        var points = board.points();
        press.accept(
                points.stream()
                        .filter(point -> point.role().equals("place"))
                        .max(comparingLong(point -> worth(points, point.index(), -1)))
                        .orElseThrow()
                        .index());
        deeds.add(Deed.PLACED);
    }

    private long worth(List<Point> points, int to, int from) {
        return ambition * (100 * board.mills(points, to, from) + 10 * board.blocks(points, to))
                + random.nextInt(10);
    }

    /** From where to where. */
    private record Way(int from, int to) {}

    private void move() {
        // Not what is read aloud: that comes later.
        boolean flies = page.locator(".panel").getByText("any empty point").isVisible();
        var points = board.points();
        var way =
                points.stream()
                        .filter(point -> point.role().equals("from"))
                        .flatMap(
                                from ->
                                        points.stream()
                                                .filter(Point::isEmpty)
                                                .map(to -> new Way(from.index(), to.index())))
                        .filter(it -> flies || board.areNeighbours(it.from(), it.to()))
                        .max(comparingLong(it -> worth(points, it.to(), it.from())))
                        .orElseThrow();
        press.accept(way.from());
        page.waitForSelector(".point.to");
        press.accept(way.to());
        deeds.add(flies && !board.areNeighbours(way.from(), way.to()) ? Deed.FLEW : Deed.MOVED);
    }

    private void take() {
        var points = board.points();
        press.accept(
                points.stream()
                        .filter(point -> point.role().equals("take"))
                        .findFirst()
                        .orElseThrow()
                        .index());
        deeds.add(Deed.TOOK);
    }
}
