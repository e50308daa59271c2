package strategos.arena.speed;

import strategos.conquest.Conquest;
import strategos.conquest.move.StandingDefence;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.game.Seed;
import strategos.game.Simulation;

/**
 * Matches in which every decision is any of the options, through the layer of simulation.
 *
 * <p>A fortification is one decision, although a simulation asks for it in two options: first where
 * from, then where to.
 */
public final class RandomPlayouts implements Workload {

    private final Conquest game;
    private final State start;
    private final State state;
    private final int maxTurns;

    /** All seats answer attacks as {@code standing} says. */
    public RandomPlayouts(Conquest game, StandingDefence standing, int maxTurns) {
        this.game = game;
        this.start = game.start();
        for (int seat = 0; seat < game.seats(); seat++) start.standing(seat, standing);
        this.state = game.copy(start);
        this.maxTurns = maxTurns;
    }

    @Override
    public Tally play(int matches, long seed) {
        var simulation = game.simulation();
        var random = new Seed(seed).random();
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
                    simulation.play(state, random.nextInt(simulation.count(state)));
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
