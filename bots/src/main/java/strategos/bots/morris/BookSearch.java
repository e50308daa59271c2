package strategos.bots.morris;

import strategos.bots.morris.search.Found;
import strategos.bots.morris.search.Search;
import strategos.bots.morris.search.SearchLimits;
import strategos.morris.Rules;
import strategos.morris.State;

/** The search that a book corrects: what it finds depends on nothing but the position. */
final class BookSearch {

    private static final int MOST_TABLE_BITS = 16;
    private static final int LEAST_TABLE_BITS = 8;

    private final Search search;
    private final SearchLimits limits;

    /**
     * @param nodes the number of positions that it looks at
     */
    BookSearch(Rules rules, long nodes) {
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
}
