package strategos.bench;

import strategos.game.Seed;
import strategos.game.Simulation;
import strategos.morris.Morris;
import strategos.morris.MorrisStage;
import strategos.morris.State;

/**
 * Random playouts of Morris through the simulation.
 *
 * <p>Taking a man is a decision, but not a separate turn.
 */
final class MorrisPlayouts implements Workload {

    private final Morris game;
    private final State start;
    private final State state;
    private final int maxTurns;

    MorrisPlayouts(Morris game, int maxTurns) {
        this.game = game;
        this.start = game.start();
        this.state = game.copy(start);
        this.maxTurns = maxTurns;
    }

    @Override
    public Tally play(int matches, long seed) {
        var simulation = game.simulation();
        var random = new Seed(seed).random();
        long decisions = 0;
        long turns = 0;
        long capped = 0;
        for (int match = 0; match < matches; match++) {
            state.copyFrom(start);
            int left = maxTurns;
            while (simulation.actor(state) != Simulation.NOBODY
                    && (state.stage() == MorrisStage.TAKE || left-- > 0)) {
                decisions++;
                simulation.play(state, random.nextInt(simulation.count(state)));
            }
            turns += maxTurns - Math.max(0, left);
            if (simulation.actor(state) != Simulation.NOBODY) capped++;
        }
        return new Tally(matches, decisions, turns, 0, capped);
    }
}
