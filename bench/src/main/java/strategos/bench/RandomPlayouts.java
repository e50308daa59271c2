package strategos.bench;

import strategos.conquest.Conquest;
import strategos.conquest.move.StandingDefence;
import strategos.game.Seed;

/** Random playouts through the simulation. */
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
        return loop.play(
                matches,
                new Seed(seed).random(),
                (state, _, random) ->
                        simulation.play(state, random.nextInt(simulation.count(state))));
    }
}
