package strategos.bench;

import strategos.bots.morris.Analysis;
import strategos.morris.Morris;

/**
 * The search of Morris from the empty board to a fixed depth, with an empty table. Each visited
 * position is a decision, and a match is a whole search.
 */
final class MorrisSearch implements Workload {

    private final Morris game;
    private final int depth;

    MorrisSearch(Morris game, int depth) {
        this.game = game;
        this.depth = depth;
    }

    @Override
    public Tally play(int matches, long seed) {
        long nodes = 0;
        for (int match = 0; match < matches; match++)
            nodes += Analysis.toDepth(game, game.start(), depth).nodes();
        return new Tally(matches, nodes, (long) matches * depth, 0, 0);
    }
}
