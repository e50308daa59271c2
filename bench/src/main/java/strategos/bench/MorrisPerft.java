package strategos.bench;

import strategos.morris.Morris;
import strategos.morris.Perft;
import strategos.morris.Perft.Captures;

/** Perft of Morris; each node is a decision, and a match is a whole count. */
final class MorrisPerft implements Workload {

    private final Morris game;
    private final Perft perft;
    private final int depth;

    MorrisPerft(Morris game, int depth) {
        this.game = game;
        this.perft = new Perft(game, Captures.MOVES_OF_THEIR_OWN);
        this.depth = depth;
    }

    @Override
    public Tally play(int matches, long seed) {
        long ways = 0;
        for (int match = 0; match < matches; match++) ways += perft.count(game.start(), depth);
        return new Tally(matches, ways, (long) matches * depth, 0, 0);
    }
}
