package strategos.bots.conquest.planner;

import java.util.random.RandomGenerator;
import strategos.bots.conquest.value.Standings;
import strategos.bots.conquest.value.Value;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.Budget;
import strategos.game.Simulation;
import strategos.game.Viewer;

/** Plays one turn of a seat to its end, and judges the position then. */
final class Rollout {

    /** A turn that takes more steps than this is judged where it is. */
    private static final int MOST_STEPS = 2_000;

    /** The weight of territories beside the chance to win, so that won matches come to an end. */
    private static final double PROGRESS = 0.02;

    private final Conquest game;
    private final int seat;
    private final Value value;
    private final Simulation<State> simulation;
    private final Standings standings;
    private final State state;
    private final View own;
    private final View all;
    private boolean wasRolled;

    Rollout(Conquest game, int seat, Value value) {
        this.game = game;
        this.seat = seat;
        this.value = value;
        simulation = game.simulation();
        standings = new Standings(game);
        state = game.start();
        own = game.view(state, Viewer.inSeat(seat));
        all = game.view(state, new Viewer.Hindsight());
    }

    /** What a candidate leads to from a position: the chance that the seat wins. */
    double play(State from, Candidate candidate, RandomGenerator dice) {
        state.copyFrom(from);
        int turn = state.turns();
        wasRolled = false;
        game.move(state, seat, candidate.move());
        for (int step = 0; step < MOST_STEPS; step++) {
            int actor = simulation.actor(state);
            if (actor == Simulation.NATURE) roll(dice);
            else if (actor == Simulation.NOBODY || state.turns() != turn) break;
            else if (actor != seat) simulation.play(state, simulation.count(state) - 1);
            else game.move(state, seat, next(candidate));
        }
        return judge();
    }

    /** The position after the last rollout, as a whole. */
    View end() {
        return all;
    }

    /** The chance to win after the last rollout. */
    double chance() {
        return value.chance(seat, standings);
    }

    private void roll(RandomGenerator dice) {
        wasRolled |= state.stage() == Stage.BATTLE;
        simulation.roll(state, dice);
    }

    /** Whether dice were rolled in the last rollout; without them it leads to the same again. */
    boolean wasRolled() {
        return wasRolled;
    }

    private Move next(Candidate candidate) {
        return Interruption.applyTo(own, candidate.policy().decide(own, Budget.UNLIMITED));
    }

    private double judge() {
        standings.look(state, all);
        return value.chance(seat, standings) + PROGRESS * standings.territoryShare(seat);
    }
}
