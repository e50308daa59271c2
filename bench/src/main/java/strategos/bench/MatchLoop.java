package strategos.bench;

import java.util.random.RandomGenerator;
import strategos.bench.Workload.Tally;
import strategos.conquest.Conquest;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.game.Simulation;

/**
 * Matches of conquest played one after the other in one state, and counted.
 *
 * <p>A fortification is one decision, although a simulation asks for it in two: first the source,
 * then the target.
 */
final class MatchLoop {

    /** Makes the decision of a seat in the state. */
    @FunctionalInterface
    interface Player {
        void decide(State state, int seat, RandomGenerator random);
    }

    private final Conquest game;
    private final State start;
    private final State state;
    private final int maxTurns;

    MatchLoop(Conquest game, State start, int maxTurns) {
        this.game = game;
        this.start = start;
        this.state = game.copy(start);
        this.maxTurns = maxTurns;
    }

    /** The state that all matches are played in. */
    State state() {
        return state;
    }

    Tally play(int matches, RandomGenerator random, Player player) {
        var simulation = game.simulation();
        long decisions = 0;
        long turns = 0;
        long rolls = 0;
        long capped = 0;
        for (int match = 0; match < matches; match++) {
            state.copyFrom(start);
            int actor;
            while ((actor = simulation.actor(state)) != Simulation.NOBODY
                    && state.turns() <= maxTurns) {
                if (actor == Simulation.NATURE) {
                    if (state.stage() == Stage.BATTLE) rolls++;
                    simulation.roll(state, random);
                } else {
                    if (!isSecondHalf(state)) decisions++;
                    player.decide(state, actor, random);
                }
            }
            turns += Math.min(state.turns(), maxTurns);
            if (actor != Simulation.NOBODY) capped++;
        }
        return new Tally(matches, decisions, turns, rolls, capped);
    }

    private static boolean isSecondHalf(State state) {
        return state.stage() == Stage.FORTIFY && state.from() != State.NOWHERE;
    }
}
