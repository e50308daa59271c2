package strategos.bots.morris;

import java.util.Arrays;

/**
 * A hash table from keys to counts: how often a move or position was seen, and how many mills of
 * its player and of the opponent followed. Entries need no allocation.
 */
final class Experience {

    /** No key is this. */
    private static final long FREE = -1;

    private static final int SMALLEST = 1 << 10;
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private long[] keys = free(SMALLEST);
    private int[] seen = new int[SMALLEST];
    private int[] wins = new int[SMALLEST];
    private int[] losses = new int[SMALLEST];
    private int size;

    /** A visitor of entries. */
    @FunctionalInterface
    interface Entry {
        void meet(long key, int seen, int wins, int losses);
    }

    private static long[] free(int places) {
        long[] keys = new long[places];
        Arrays.fill(keys, FREE);
        return keys;
    }

    int size() {
        return size;
    }

    int seen(long key) {
        int place = place(key);
        return keys[place] == key ? seen[place] : 0;
    }

    int wins(long key) {
        int place = place(key);
        return keys[place] == key ? wins[place] : 0;
    }

    int losses(long key) {
        int place = place(key);
        return keys[place] == key ? losses[place] : 0;
    }

    void add(long key, int moreSeen, int moreWins, int moreLosses) {
        int place = place(key);
        if (keys[place] == FREE) {
            if (2 * (size + 1) > keys.length) {
                grow();
                place = place(key);
            }
            keys[place] = key;
            size++;
        }
        seen[place] = atLeastNone(seen[place] + moreSeen);
        wins[place] = atLeastNone(wins[place] + moreWins);
        losses[place] = atLeastNone(losses[place] + moreLosses);
    }

    /** What was taken back may have been forgotten before. */
    private static int atLeastNone(int count) {
        return Math.max(0, count);
    }

    private int place(long key) {
        int mask = keys.length - 1;
        int place = (int) (key * SPREAD >>> Integer.SIZE) & mask;
        while (keys[place] != FREE && keys[place] != key) place = place + 1 & mask;
        return place;
    }

    private void grow() {
        var larger = new Experience();
        larger.keys = free(2 * keys.length);
        larger.seen = new int[2 * keys.length];
        larger.wins = new int[2 * keys.length];
        larger.losses = new int[2 * keys.length];
        forEach(larger::add);
        keys = larger.keys;
        seen = larger.seen;
        wins = larger.wins;
        losses = larger.losses;
    }

    /** In no order that means anything. */
    void forEach(Entry entry) {
        for (int place = 0; place < keys.length; place++)
            if (keys[place] != FREE)
                entry.meet(keys[place], seen[place], wins[place], losses[place]);
    }
}
