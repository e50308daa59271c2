package strategos.bots.morris;

import java.util.Map;

/**
 * How a search decided in the positions that a player of a book meets.
 *
 * @param wrongMoves how many of its best moves give away value, by the numbers of positions in
 *     which at least one does
 * @param right the positions in which its best move does not
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record SearchResults(Map<Long, Integer> wrongMoves, long[] right) {

    static final SearchResults NONE = new SearchResults(Map.of(), new long[0]);

    /** How many of the best moves are wrong in a position. */
    int wrongMoves(long position) {
        return wrongMoves.getOrDefault(position, 0);
    }

    /** The positions in which at least this many moves are wrong, in ascending order. */
    long[] positions(int least) {
        return wrongMoves.entrySet().stream()
                .filter(each -> each.getValue() >= least)
                .mapToLong(Map.Entry::getKey)
                .sorted()
                .toArray();
    }
}
