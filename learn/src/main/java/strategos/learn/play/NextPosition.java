package strategos.learn.play;

import java.util.random.RandomGenerator;
import strategos.bots.conquest.network.SeatNetwork;
import strategos.bots.conquest.network.SeatWeights;
import strategos.bots.conquest.value.Standings;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.Bot;
import strategos.game.Budget;
import strategos.game.Seed;
import strategos.game.Simulation;
import strategos.game.Viewer;

/**
 * A bot that searches nothing: it looks at some of its moves, and takes the one whose next position
 * a network likes best. So it is as strong as the network.
 */
public final class NextPosition implements Bot<Move, View> {

    /** The most moves that it looks at. */
    private static final int MOVES = 10;

    private final Conquest game;
    private final SeatNetwork network;
    private final RandomGenerator random;
    private final Simulation<State> simulation;
    private final Standings standings;
    private final State state;
    private final View all;

    public NextPosition(Conquest game, SeatWeights weights, Seed seed) {
        this.game = game;
        network = new SeatNetwork(weights, game);
        random = seed.random();
        simulation = game.simulation();
        standings = new Standings(game, network.hands());
        state = game.start();
        all = game.view(state, new Viewer.Hindsight());
    }

    @Override
    public Move decide(View view, Budget budget) {
        int count = view.count();
        int looks = Math.min(count, MOVES);
        State guess = game.guess(view, random);
        Move best = view.option(0);
        double most = -1;
        for (int look = 0; look < looks; look++) {
            Move move = view.option(count <= MOVES ? look : random.nextInt(count));
            double chance = chance(guess, view.seat(), move);
            if (chance <= most) continue;
            best = move;
            most = chance;
        }
        return best;
    }

    private double chance(State from, int seat, Move move) {
        state.copyFrom(from);
        game.move(state, seat, move);
        while (simulation.actor(state) == Simulation.NATURE) simulation.roll(state, random);
        standings.look(state, all);
        return network.chance(seat, standings);
    }
}
