package strategos.bench;

import strategos.conquest.Conquest;
import strategos.conquest.move.StandingDefence;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.game.Seed;

/**
 * Random playouts through the simulation.
 *
 * <p>A fortification is one decision, although a simulation asks for it in two: first the source,
 * then the target.
 */
final class RandomPlayouts implements Workload {

    private final Conquest game;
    private final MatchLoop loop;

    /** All seats answer attacks as {@code standing} says. */
    RandomPlayouts(Conquest game, StandingDefence standing, int maxTurns) {
        this.game = game;
        var start = game.start();
        for (int seat = 0; seat < game.seats(); seat++) start.standing(seat, standing);
        this.loop = new MatchLoop(game, start, maxTurns);
    }

    @Override
    public Tally play(int matches, long seed) {
        var simulation = game.simulation();
        var state = loop.state();
        var random = new Seed(seed).random();
        return loop.play(
                matches,
                random,
                _ -> {
                    boolean counts = !isSecondHalf(state);
                    simulation.play(state, random.nextInt(simulation.count(state)));
                    return counts;
                });
    }

    private static boolean isSecondHalf(State state) {
        return state.stage() == Stage.FORTIFY && state.from() != State.NOWHERE;
    }
}
