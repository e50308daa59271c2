package strategos.bots.morris.search;

import java.util.Arrays;

/**
 * The transposition table of a search.
 *
 * <p>Each bucket has two entries: one for the deepest search, one for the latest. An entry is a
 * number of packed bits, 0 if empty.
 */
final class Transpositions {

    /** What a value says of the true one. */
    static final int AT_LEAST = 1;

    static final int AT_MOST = 2;
    static final int EXACT = AT_LEAST | AT_MOST;

    /** No move has this code. */
    static final int NO_MOVE = (1 << 10) - 1;

    private static final long SPREAD = 0x9E3779B97F4A7C15L;
    private static final int MOVE_BITS = 10;
    private static final int DEPTH_AT = MOVE_BITS;
    private static final int BOUND_AT = DEPTH_AT + 8;
    private static final int VALUE_AT = BOUND_AT + 2;

    private final long[] keys;
    private final long[] entries;
    private final int shift;

    /** Room for two to the power of {@code bits} positions. */
    Transpositions(int bits) {
        keys = new long[1 << bits];
        entries = new long[1 << bits];
        shift = Long.SIZE - bits;
    }

    void clear() {
        Arrays.fill(keys, 0);
        Arrays.fill(entries, 0);
    }

    long find(long key) {
        int place = place(key);
        if (keys[place] == key) return entries[place];
        return keys[place ^ 1] == key ? entries[place ^ 1] : 0;
    }

    void put(long key, int value, int bound, int depth, int move) {
        long entry =
                (long) value << VALUE_AT
                        | (long) bound << BOUND_AT
                        | (long) depth << DEPTH_AT
                        | move;
        int deepest = place(key) & ~1;
        boolean deeper = keys[deepest] == key || depth >= depth(entries[deepest]);
        int place = deeper ? deepest : deepest | 1;
        keys[place] = key;
        entries[place] = entry;
    }

    private int place(long key) {
        return (int) (key * SPREAD >>> shift);
    }

    /** What a search between two bounds has found out about a value. */
    static int bound(int value, int alpha, int beta) {
        if (value >= beta) return AT_LEAST;
        return value <= alpha ? AT_MOST : EXACT;
    }

    /** Whether an entry with this value makes a search to a depth between two bounds needless. */
    static boolean settles(long entry, int value, int depth, int alpha, int beta) {
        int bound = bound(entry);
        return depth(entry) >= depth
                && ((bound & AT_LEAST) != 0 && value >= beta
                        || (bound & AT_MOST) != 0 && value <= alpha
                        || bound == EXACT);
    }

    static int value(long entry) {
        return (int) (entry >> VALUE_AT);
    }

    static int bound(long entry) {
        return (int) (entry >>> BOUND_AT) & 3;
    }

    static int depth(long entry) {
        return (int) (entry >>> DEPTH_AT) & 0xFF;
    }

    static int move(long entry) {
        return (int) entry & NO_MOVE;
    }
}
