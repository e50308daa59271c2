package strategos.browser;

import static java.util.Comparator.comparingInt;
import static java.util.Comparator.comparingLong;

import com.microsoft.playwright.Page;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import strategos.browser.Land.Border;

/**
 * Somebody who plays by what the page shows: gathers armies in one place and blitzes on while they
 * last. Until a set of cards has been traded one conquest a turn is enough.
 */
final class Player {

    /** What there is to do in a game. */
    enum Deed {
        PLACED,
        TRADED,
        ROLLED,
        BLITZED,
        OCCUPIED,
        FORTIFIED
    }

    private static final int MOST_DECISIONS = 3_000;
    private static final int ENOUGH_FOR_THREE_DICE = 4;

    private final Page page;
    private final Hands hands;
    private final Board board;
    private final Set<Deed> deeds = EnumSet.noneOf(Deed.class);
    private int landsBefore;

    Player(Page page, Hands hands) {
        this.page = page;
        this.hands = hands;
        board = new Board(page);
    }

    Set<Deed> deeds() {
        return deeds;
    }

    void playToTheEnd() {
        playUntil(Moment.OVER);
    }

    /** Plays on until every deed has been done. */
    void playEveryDeed() {
        while (deeds.size() < Deed.values().length) {
            var moment = Moment.await(page);
            if (moment == Moment.OVER)
                throw new AssertionError("the game ends after only " + deeds);
            decide(moment);
        }
    }

    /** Plays on until the page waits for this. */
    void playUntil(Moment wanted) {
        for (int decisions = 0; decisions < MOST_DECISIONS; decisions++) {
            var moment = Moment.await(page);
            if (moment == wanted) return;
            decide(moment);
        }
        throw new AssertionError("the game does not come to " + wanted);
    }

    /** Plays from placing armies to the end of the turn, or of the game. */
    void playTurn() {
        Moment moment = Moment.awaitDecision(page);
        while (moment != Moment.OVER) {
            decide(moment);
            if (moment == Moment.FORTIFY) return;
            moment = Moment.awaitDecision(page);
        }
    }

    private void decide(Moment moment) {
        switch (moment) {
            case PLACE -> place();
            case TRADE -> hands.press(Control.END_TRADING);
            case ATTACK -> attack();
            case OCCUPY -> occupy();
            case FORTIFY -> fortify();
            case DEFEND -> hands.press(Control.DEFEND);
            case WATCH -> skip();
            case OVER -> throw new AssertionError("the game is over");
        }
    }

    void place() {
        if (Control.TRADE.isOn(page)) {
            hands.press(Control.TRADE);
            deeds.add(Deed.TRADED);
            return;
        }
        Comparator<Land> strength = comparingInt(it -> it.armies() + (meetsRival(it) ? 3 : 0));
        var mine = board.mine();
        landsBefore = mine.size();
        var front = mine.stream().filter(it -> it.hostileBorders() > 0).max(strength);
        hands.press(front.or(() -> mine.stream().max(strength)).orElseThrow());
        if (!board.lit().isEmpty()) hands.press(Control.ALL);
        hands.press(Control.CONFIRM);
        deeds.add(Deed.PLACED);
    }

    private static boolean meetsRival(Land land) {
        return land.borders().stream().anyMatch(Border::isOfRival);
    }

    private void attack() {
        boolean isEnough = board.mine().size() > landsBefore && !deeds.contains(Deed.TRADED);
        var plan = isEnough ? Optional.<Plan>empty() : bestAttack();
        if (plan.isEmpty()) {
            hands.press(Control.END_ATTACK);
        } else {
            pointAt(plan.get());
            strike(plan.get());
        }
    }

    /** From where to where. */
    record Plan(Land from, Border to) {
        int advantage() {
            return from.armies() - to.armies() + (to.isOfRival() ? 5 : 0);
        }
    }

    Optional<Plan> bestAttack() {
        return board.mine().stream()
                .flatMap(
                        from ->
                                from.borders().stream()
                                        .filter(Border::isHostile)
                                        .map(to -> new Plan(from, to)))
                .filter(it -> it.from().armies() > it.to().armies() + 1)
                .max(comparingInt(Plan::advantage));
    }

    void pointAt(Plan plan) {
        if (Control.LET_GO.isOn(page)) hands.press(Control.LET_GO);
        hands.press(plan.from());
        hands.press(board.named(plan.to().name()));
        Control.BLITZ.on(page).waitFor();
    }

    /** The first battle is fought round by round, all others to the end. */
    private void strike(Plan plan) {
        boolean isByRounds =
                !deeds.contains(Deed.ROLLED) && plan.from().armies() >= ENOUGH_FOR_THREE_DICE;
        hands.press(isByRounds ? Control.ROLL : Control.BLITZ);
        deeds.add(isByRounds ? Deed.ROLLED : Deed.BLITZED);
    }

    private void occupy() {
        hands.press(Control.MOVE);
        deeds.add(Deed.OCCUPIED);
    }

    /** Brings the armies from the inside to the front. */
    private void fortify() {
        var from =
                board.lit().stream()
                        .filter(it -> it.hostileBorders() == 0 || !deeds.contains(Deed.FORTIFIED))
                        .min(
                                comparingLong(Land::hostileBorders)
                                        .thenComparingInt(it -> -it.armies()));
        if (from.isEmpty()) {
            hands.press(Control.END_TURN);
            return;
        }
        hands.press(from.get());
        var to = board.lit().stream().max(comparingLong(Land::hostileBorders));
        hands.press(to.orElseThrow());
        Control.MOVE.on(page).waitFor();
        hands.press(Control.MOVE);
        deeds.add(Deed.FORTIFIED);
    }

    /** The others may be through before the button is reached. */
    private void skip() {
        hands.pressIfThere(Control.SKIP);
        Moment.awaitDecision(page);
    }
}
