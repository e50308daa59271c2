package strategos.bots.conquest.planner;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import strategos.bots.conquest.value.Standings;
import strategos.bots.conquest.value.Value;
import strategos.conquest.Conquest;
import strategos.conquest.battle.Dice;
import strategos.conquest.battle.RoundOdds;
import strategos.conquest.move.Move;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.Bot;
import strategos.game.Budget;
import strategos.game.Simulation;
import strategos.game.Viewer;

/**
 * Plays one turn of a seat to its end, and judges the position then. Before the first turn of the
 * seat, that is played too, with all that others do until then.
 */
final class Rollout {

    /** A turn that takes more steps than this is judged where it is. */
    private static final int MOST_STEPS = 2_000;

    /** The weight of territories beside the chance to win, so that won matches come to an end. */
    private static final double PROGRESS = 0.02;

    /** The defenders that a round takes on average, by the numbers of dice of both sides. */
    private static final double[][] LOSSES = losses();

    private final Conquest game;
    private final int seat;
    private final Value value;
    private final Bot<Move, View> others;
    private final Simulation<State> simulation;
    private final Standings standings;
    private final State state;
    private final List<View> views;
    private final View all;
    private final boolean hasPlainOdds;
    private boolean wasRolled;
    private double luck;
    private long nodes;

    /**
     * Rollouts for a seat.
     *
     * @param others plays for the other seats
     */
    Rollout(Conquest game, int seat, Value value, Bot<Move, View> others) {
        this.game = game;
        this.seat = seat;
        this.value = value;
        this.others = others;
        simulation = game.simulation();
        standings = new Standings(game, value.hands());
        state = game.start();
        views =
                IntStream.range(0, game.seats())
                        .mapToObj(each -> game.view(state, Viewer.inSeat(each)))
                        .toList();
        all = game.view(state, new Viewer.Hindsight());
        hasPlainOdds = !all.hasSpecialTerms();
    }

    private static double[][] losses() {
        double[][] losses = new double[Dice.MOST + 1][Dice.MOST + 1];
        for (int attack = 1; attack <= Dice.MOST; attack++)
            for (int defend = 1; defend <= Dice.MOST; defend++)
                losses[attack][defend] = defendersLost(RoundOdds.of(attack, defend));
        return losses;
    }

    private static double defendersLost(RoundOdds odds) {
        double lost = 0;
        for (int attackers = 0; attackers <= odds.compared(); attackers++)
            lost += (odds.compared() - attackers) * odds.chance(attackers).value();
        return lost;
    }

    /** What a candidate leads to from a position: the chance that the seat wins. */
    double play(State from, Candidate candidate, RandomGenerator dice) {
        state.copyFrom(from);
        int turn = state.turns();
        wasRolled = false;
        luck = 0;
        game.move(state, seat, candidate.move());
        for (int step = 0; step < MOST_STEPS; step++) {
            int actor = simulation.actor(state);
            if (turn == 0 && state.seat() == seat) turn = state.turns();
            if (actor == Simulation.NATURE) roll(dice);
            else if (actor == Simulation.NOBODY || turn > 0 && state.turns() != turn) break;
            else if (actor == seat) decide(seat, candidate.policy());
            else if (turn > 0) simulation.play(state, simulation.count(state) - 1);
            else decide(actor, others);
        }
        return judge();
    }

    /** The position after the last rollout, as a whole. */
    View end() {
        return all;
    }

    /** The chance of a seat to win after the last rollout. */
    double chance(int seat) {
        return value.chance(seat, standings);
    }

    private void roll(RandomGenerator dice) {
        if (state.stage() == Stage.BATTLE) rollBattle(dice);
        else simulation.roll(state, dice);
    }

    private void rollBattle(RandomGenerator dice) {
        wasRolled = true;
        int to = state.to();
        int defenders = state.armies(to);
        double expected = LOSSES[state.attackDice()][state.defendDice()];
        simulation.roll(state, dice);
        if (!hasPlainOdds) return;
        boolean isTaken = state.owner(to) == state.seat();
        double better = defenders - (isTaken ? 0 : state.armies(to)) - expected;
        luck += state.seat() == seat ? better : -better;
    }

    /**
     * How many more armies the seat's enemies lost by the dice than they would on average; 0 on
     * average, whatever is attacked, and where the odds are not the printed ones.
     */
    double luck() {
        return luck;
    }

    /** Whether dice were rolled in the last rollout; without them it leads to the same again. */
    boolean wasRolled() {
        return wasRolled;
    }

    private void decide(int actor, Bot<Move, View> policy) {
        nodes++;
        View view = views.get(actor);
        Move move = policy.decide(view, Budget.UNLIMITED);
        game.move(state, actor, Interruption.applyTo(view, move));
    }

    /** The number of decisions that policies have made in all rollouts. */
    long nodes() {
        return nodes;
    }

    private double judge() {
        standings.look(state, all);
        return value.chance(seat, standings) + PROGRESS * standings.territoryShare(seat);
    }
}
