package strategos.solve;

import java.nio.ByteBuffer;

/** The bounds of positions by their keys: a hash table of words without deletions. */
final class PlacingMap {

    private static final int KEY_BITS = 56;
    private static final long KEY = (1L << KEY_BITS) - 1;
    private static final long SCATTER = 0x9E37_79B9_7F4A_7C15L;

    private long[] words = new long[1 << 12];
    private int size;

    int size() {
        return size;
    }

    /**
     * What is known of a position.
     *
     * @param key not zero, and of at most 56 bits
     */
    PlacingValue get(long key) {
        long word = words[place(key)];
        return word == 0 ? PlacingValue.UNKNOWN : value(word);
    }

    private static PlacingValue value(long word) {
        int bits = (int) (word >>> KEY_BITS);
        return new PlacingValue((bits & 3) - 1, (bits >>> 2) - 1);
    }

    void put(long key, PlacingValue value) {
        if (size > words.length / 2) grow();
        int place = place(key);
        if (words[place] == 0) size++;
        words[place] = (long) (value.least() + 1 | value.most() + 1 << 2) << KEY_BITS | key;
    }

    private int place(long key) {
        int place = (int) (key * SCATTER >>> Long.SIZE - 31) & words.length - 1;
        while (words[place] != 0 && (words[place] & KEY) != key)
            place = place + 1 & words.length - 1;
        return place;
    }

    private void grow() {
        long[] old = words;
        words = new long[2 * old.length];
        for (long word : old) if (word != 0) words[place(word & KEY)] = word;
    }

    byte[] bytes() {
        var bytes = ByteBuffer.allocate(size * Long.BYTES);
        for (long word : words) if (word != 0) bytes.putLong(word);
        return bytes.array();
    }

    void addAll(ByteBuffer bytes) {
        for (int at = 0; at + Long.BYTES <= bytes.capacity(); at += Long.BYTES) {
            long word = bytes.getLong(at);
            put(word & KEY, value(word));
        }
    }
}
