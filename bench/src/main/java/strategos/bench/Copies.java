package strategos.bench;

import strategos.conquest.Conquest;
import strategos.conquest.state.State;
import strategos.game.Seed;
import strategos.game.Simulation;

/** Copies of states; a match is a thousand copies. */
final class Copies implements Workload {

    /** How a state is copied. */
    enum Way {
        /** Into a new state. */
        NEW,
        /** Into one that is already there. */
        REUSED
    }

    /** How many copies stand for a match. */
    static final int COPIES_IN_MATCH = 1_000;

    /** So far into a match that most things in a state have changed. */
    private static final int DECISIONS_BEFORE = 400;

    private final Conquest game;
    private final Way way;
    private final State original;
    private State copy;

    Copies(Conquest game, Way way) {
        this.game = game;
        this.way = way;
        this.original = midGame(game);
        this.copy = game.copy(original);
    }

    private static State midGame(Conquest game) {
        var simulation = game.simulation();
        var random = new Seed(0).random();
        var state = game.start();
        for (int decisions = 0; decisions < DECISIONS_BEFORE; ) {
            if (simulation.actor(state) == Simulation.NATURE) {
                simulation.roll(state, random);
            } else {
                simulation.play(state, random.nextInt(simulation.count(state)));
                decisions++;
            }
        }
        return state;
    }

    @Override
    public Tally play(int matches, long seed) {
        long copies = (long) matches * COPIES_IN_MATCH;
        for (long i = 0; i < copies; i++) {
            switch (way) {
                case NEW -> copy = game.copy(original);
                case REUSED -> copy.copyFrom(original);
            }
        }
        return new Tally(matches, copies, 0, 0, 0);
    }
}
