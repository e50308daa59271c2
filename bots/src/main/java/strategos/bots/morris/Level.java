package strategos.bots.morris;

import java.util.List;
import strategos.bots.morris.search.Search;
import strategos.bots.morris.search.SearchLimits;

/**
 * The strength of a searching bot.
 *
 * @param depth the search depth in moves
 * @param nodes the maximum number of positions
 * @param slack the maximum number of points it gives away to vary its play
 * @param openingSlack the same while it places its first men
 * @param slips the percentage of random moves
 */
record Level(int depth, long nodes, int slack, int openingSlack, int slips) {

    private static final long MANY = 400_000;
    private static final int TABLE_BITS = 18;
    private static final int LARGE_TABLE_BITS = 20;

    /** Even the strongest does not want to repeat itself. */
    private static final int A_LITTLE = 8;

    /** From one that beginners beat to one that nobody here does. */
    static final List<Level> ALL =
            List.of(
                    new Level(1, MANY, 60, 60, 60),
                    new Level(1, MANY, 40, 40, 20),
                    new Level(2, MANY, 40, 40, 12),
                    new Level(3, MANY, 30, 30, 6),
                    new Level(4, MANY, 20, 20, 2),
                    new Level(6, MANY, 0, A_LITTLE, 0),
                    new Level(8, MANY, 0, A_LITTLE, 0),
                    new Level(Search.MOST_DEPTH, MANY, 0, A_LITTLE, 0));

    static final Level STRONGEST = new Level(Search.MOST_DEPTH, 4_000_000, 0, A_LITTLE, 0);

    /** Searches to a fixed depth, without a time limit, and plays the best move. */
    static Level fixed(int depth) {
        return new Level(depth, Long.MAX_VALUE, 0, 0, 0);
    }

    String about() {
        String ahead =
                depth == Search.MOST_DEPTH ? "far" : depth + (depth == 1 ? " move" : " moves");
        String faults = slips == 0 ? "" : ", and blunders in " + slips + " of 100 moves";
        return "searches " + ahead + " ahead" + faults;
    }

    /** The size of the table of known positions, as a power of two: 4 MB, or 16 for many nodes. */
    int tableBits() {
        return nodes > MANY ? LARGE_TABLE_BITS : TABLE_BITS;
    }

    SearchLimits limits() {
        return new SearchLimits(depth, nodes);
    }
}
