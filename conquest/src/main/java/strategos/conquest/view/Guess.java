package strategos.conquest.view;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import strategos.conquest.move.StandingDefence;
import strategos.conquest.rules.Winning.Goal;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.conquest.turn.Defending;
import strategos.conquest.turn.Turns;

/**
 * A full state that is consistent with a view: hidden information (cards and missions of others,
 * and in fog the owners and armies of territories out of sight) is drawn at random.
 */
final class Guess {

    private final View view;
    private final Turns turns;
    private final State state;
    private final RandomGenerator random;
    private final State guess;

    private Guess(View view, State state, RandomGenerator random) {
        this.view = view;
        this.turns = view.rulebook().turns();
        this.state = state;
        this.random = random;
        this.guess = new State(state);
    }

    static State of(View view, State state, RandomGenerator random) {
        var guess = new Guess(view, state, random);
        guess.dealCards();
        if (view.rules().winning().goal() == Goal.MISSIONS) guess.drawMissions();
        if (view.isFogged()) guess.lookIntoFog();
        view.orders().guess(guess.guess, random);
        return guess.guess;
    }

    private void dealCards() {
        int[] unseen = IntStream.range(0, state.cards()).filter(this::isUnseen).toArray();
        shuffle(unseen);
        int next = 0;
        for (int other = 0; other < view.seats(); other++) {
            if (other == view.seat()) continue;
            guess.standing(other, StandingDefence.ALWAYS_TWO);
            for (int held = state.handSize(other); held > 0; held--)
                guess.deal(unseen[next++], other);
        }
        while (next < unseen.length) guess.deal(unseen[next++], State.NOBODY);
    }

    private void drawMissions() {
        for (int other = 0; other < view.seats(); other++)
            if (other != view.seat() && view.aims().mission(other).isEmpty())
                turns.missions().redraw(guess, other, random);
    }

    private boolean isUnseen(int card) {
        boolean own = view.seat() != View.NONE && state.holdsCard(view.seat(), card);
        return !own && !view.cards().isUsed(card);
    }

    private void shuffle(int[] things) {
        for (int last = things.length - 1; last > 0; last--) {
            int other = random.nextInt(last + 1);
            int thing = things[other];
            things[other] = things[last];
            things[last] = thing;
        }
    }

    /**
     * Every owner that is still in the match stands somewhere; everything else out of sight may be
     * anyone's whom the viewer does not know all of.
     */
    private void lookIntoFog() {
        int[] unseen =
                IntStream.range(0, view.board().size())
                        .filter(t -> !view.sees(t) && !isInBattle(t))
                        .toArray();
        int[] owners =
                IntStream.range(0, view.owners())
                        .filter(owner -> view.isAlive(owner) && !view.knows(owner))
                        .toArray();
        shuffle(unseen);
        int armies = 2 * usualArmies();
        int next = 0;
        for (int owner : owners)
            if (next < unseen.length && !standsElsewhere(owner, unseen))
                give(unseen[next++], owner, armies);
        while (next < unseen.length)
            give(unseen[next++], owners[random.nextInt(owners.length)], armies);
        keepBattle(armies);
        if (turns.setting().extras().treasury().isKept()) emptyTreasuries();
        if (view.stage() == Stage.EXECUTE) awaitOrder();
        if (!view.knows(view.turnOf())) goOn();
    }

    private void give(int territory, int owner, int armies) {
        guess.give(territory, owner);
        setArmies(territory, 1 + random.nextInt(armies));
    }

    private void setArmies(int territory, int armies) {
        guess.addArmies(territory, armies - guess.armies(territory));
    }

    /** What stands on a territory that the viewer sees, on average. */
    private int usualArmies() {
        return (int)
                Math.max(
                        1,
                        IntStream.range(0, view.board().size())
                                .filter(view::sees)
                                .map(view::armies)
                                .average()
                                .orElse(2));
    }

    private boolean standsElsewhere(int owner, int[] unseen) {
        return IntStream.range(0, view.board().size())
                .filter(t -> Arrays.stream(unseen).noneMatch(hidden -> hidden == t))
                .anyMatch(t -> state.owner(t) == owner);
    }

    /** The places of a battle that goes on out of sight are kept, since dice are in the air. */
    private boolean isInBattle(int territory) {
        return switch (state.stage()) {
            case DEFEND, BATTLE, OCCUPY -> territory == state.from() || territory == state.to();
            default -> false;
        };
    }

    private void keepBattle(int armies) {
        int from = state.from();
        int to = state.to();
        if (from >= 0 && isInBattle(from) && !view.sees(from))
            setArmies(from, state.attackDice() + 1 + random.nextInt(armies));
        if (to >= 0 && isInBattle(to) && !view.sees(to) && state.stage() != Stage.OCCUPY)
            setArmies(to, Defending.MOST_DICE + random.nextInt(armies));
    }

    /** Whether anyone fights or draws a card out of sight, nobody can tell: here nobody does. */
    private void awaitOrder() {
        guess.between(State.NOWHERE, State.NOWHERE);
        guess.extra().orders().fight(0, 0, 0);
        guess.enter(Stage.EXECUTE);
    }

    /** Nobody knows the money of others in fog: they are thought to have none, and no debts. */
    private void emptyTreasuries() {
        for (int other = 0; other < view.seats(); other++)
            if (!view.knows(other)) turns.setting().extras().treasury().forget(guess, other);
    }

    /** Makes what another seat can do in its turn fit what it holds here. */
    private void goOn() {
        switch (guess.stage()) {
            case REINFORCE ->
                    guess.left(Math.max(1, turns.reinforcing().income(guess, guess.seat())));
            case ATTACK, DEFEND, BATTLE, OCCUPY, FORTIFY -> guess.forgetOptions();
            case DRAW_ORDER,
                    ROLL_ORDER,
                    DEAL,
                    CLAIM,
                    SETTLE,
                    DEAL_ARMIES,
                    DRAW_EVENT,
                    NAME_CAPITAL,
                    DRAW_MISSION,
                    TRADE,
                    DRAW_CARD,
                    ORDERS,
                    EXECUTE,
                    ATTACKERS_KILL,
                    DEFENDERS_KILL,
                    ROUND_KILLS,
                    ORDER_CARD,
                    OVER -> {}
        }
    }
}
