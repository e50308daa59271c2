package strategos.bots.morris;

import strategos.bots.morris.search.Found;
import strategos.bots.morris.search.Search;
import strategos.bots.morris.search.SearchLimits;
import strategos.game.Seed;
import strategos.game.SplitMix;
import strategos.morris.Morris;
import strategos.morris.MorrisStage;
import strategos.morris.Rules;
import strategos.morris.State;

/** The search that a book corrects: what it finds depends on nothing but the position. */
final class BookSearch {

    private static final int MOST_TABLE_BITS = 16;
    private static final int LEAST_TABLE_BITS = 8;

    /** The number of matches that the digest looks at. */
    private static final int DIGESTED = 200;

    private final Rules rules;
    private final Search search;
    private final SearchLimits limits;

    /**
     * @param nodes the number of positions that it looks at
     */
    BookSearch(Rules rules, long nodes) {
        this.rules = rules;
        search = new Search(rules, tableBits(nodes));
        limits = SearchLimits.nodes(nodes);
    }

    /** Room for twice as many positions, but no more than can be cleared quickly. */
    private static int tableBits(long nodes) {
        int bits = Long.SIZE - Long.numberOfLeadingZeros(nodes);
        return Math.clamp(bits + 1L, LEAST_TABLE_BITS, MOST_TABLE_BITS);
    }

    /** The moves of a position, the best first. */
    Found best(State state) {
        return search.bestOfClass(state, limits);
    }

    /**
     * A hash of the order of the moves in a sample of positions. In the matches that they are from,
     * half of the moves are the best by the search, the others random.
     */
    long digest() {
        var game = new Morris(rules.withoutDraws());
        var playout = game.simulation();
        long digest = 0;
        for (int match = 0; match < DIGESTED; match++) {
            State state = game.emptyBoard(0);
            var random = new Seed(match).random();
            while (state.stage() == MorrisStage.PLACE || state.stage() == MorrisStage.TAKE) {
                int[] codes = best(state).codes();
                for (int code : codes) digest = SplitMix.mix(digest + code);
                playout.playCode(
                        state, codes[random.nextBoolean() ? 0 : random.nextInt(codes.length)]);
            }
        }
        return digest;
    }
}
