package strategos.bots.morris;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.function.LongToIntFunction;
import strategos.game.SplitMix;

/**
 * A static function: it maps the keys of a fixed set to numbers of a few bits. The keys are not
 * stored, so it takes about 1.13 times the bits of the numbers alone, and any other key is mapped
 * to an arbitrary number.
 *
 * <p>Every key has one cell in each of three neighbouring segments, and its number is the exclusive
 * or of the three. The layout is that of binary fuse filters (Graf and Lemire, 2022).
 */
final class StaticFunction {

    /** The most bits of a value. */
    static final int MOST_BITS = 16;

    private static final int CELLS_PER_KEY = 3;
    private static final int MOST_SEGMENT_BITS = 18;
    private static final int MOST_SEEDS = 100;

    /** A damaged size is refused before it takes all memory. */
    private static final int MOST_CELLS = 1 << 26;

    private final int seed;
    private final int bits;
    private final int segmentBits;
    private final int segments;

    /** The bits of each cell, one cell after the other. */
    private final long[] words;

    private StaticFunction(int seed, int bits, int segmentBits, int segments) {
        if (bits < 1 || bits > MOST_BITS || segmentBits > MOST_SEGMENT_BITS)
            throw new IllegalArgumentException("values or segments have too many bits");
        if (segments < 1 || segments > (MOST_CELLS >> segmentBits) - CELLS_PER_KEY)
            throw new IllegalArgumentException(segments + " segments are too few or too many");
        this.seed = seed;
        this.bits = bits;
        this.segmentBits = segmentBits;
        this.segments = segments;
        words = new long[Math.toIntExact(Math.ceilDiv((long) cells() * bits, Long.SIZE))];
    }

    private int cells() {
        return segments + CELLS_PER_KEY - 1 << segmentBits;
    }

    /**
     * The function that has these values for these keys.
     *
     * @param keys all different
     * @param bits of a value
     */
    static StaticFunction of(long[] keys, int bits, LongToIntFunction values) {
        int segmentBits = segmentBits(keys.length);
        int segments = segments(keys.length, segmentBits);
        for (int seed = 0; seed < MOST_SEEDS; seed++) {
            var function = new StaticFunction(seed, bits, segmentBits, segments);
            if (function.fill(keys, values)) return function;
        }
        throw new IllegalArgumentException("a key occurs more than once");
    }

    /** The sizes of segments and of the whole with which nearly every seed will do. */
    private static int segmentBits(int keys) {
        double best = Math.log(Math.max(2, keys)) / Math.log(3.33) + 2.25;
        return (int) Math.min(best, MOST_SEGMENT_BITS);
    }

    private static int segments(int keys, int segmentBits) {
        double perKey = Math.max(1.125, 0.875 + 3.454 / Math.log(Math.max(2, keys)));
        int inAll = Math.ceilDiv((int) (keys * perKey), 1 << segmentBits);
        return Math.max(1, inAll - CELLS_PER_KEY + 1);
    }

    /** The number of bits of a value. */
    int bits() {
        return bits;
    }

    /** The value of a key of the set; an arbitrary number for any other. */
    int of(long key) {
        long hash = hash(key);
        int value = 0;
        for (int which = 0; which < CELLS_PER_KEY; which++) value ^= get(cell(hash, which));
        return value;
    }

    private long hash(long key) {
        return SplitMix.mix(key ^ SplitMix.mix(seed + 1L));
    }

    /** One of the cells of a key. */
    private int cell(long hash, int which) {
        int segment = (int) Math.unsignedMultiplyHigh(hash, segments) + which;
        int within = (int) (hash >>> which * MOST_SEGMENT_BITS) & (1 << segmentBits) - 1;
        return (segment << segmentBits) + within;
    }

    private int get(int cell) {
        int value = 0;
        long first = (long) cell * bits;
        for (int bit = 0; bit < bits; bit++) {
            long at = first + bit;
            value |= (int) (words[(int) (at / Long.SIZE)] >>> at & 1) << bit;
        }
        return value;
    }

    private void set(int cell, int value) {
        long first = (long) cell * bits;
        for (int bit = 0; bit < bits; bit++) {
            long at = first + bit;
            words[(int) (at / Long.SIZE)] |= (long) (value >>> bit & 1) << at;
        }
    }

    /**
     * Fills the cells, if that can be done. Peeling: removes keys that have a cell to themselves,
     * one after the other, then assigns values in the reverse order, so that each key's own cell is
     * still free. It fails if some keys are left that share all their cells with others.
     */
    private boolean fill(long[] keys, LongToIntFunction values) {
        int cells = cells();
        int[] users = new int[cells];
        int[] usersXor = new int[cells];
        for (int i = 0; i < keys.length; i++) use(keys[i], i, 1, users, usersXor);
        int[] alone = new int[cells];
        int waiting = 0;
        for (int cell = 0; cell < cells; cell++) if (users[cell] == 1) alone[waiting++] = cell;
        int[] order = new int[keys.length];
        int[] own = new int[keys.length];
        int ordered = 0;
        while (waiting > 0) {
            int cell = alone[--waiting];
            if (users[cell] != 1) continue;
            int key = usersXor[cell];
            order[ordered] = key;
            own[ordered++] = cell;
            use(keys[key], key, -1, users, usersXor);
            long hash = hash(keys[key]);
            for (int which = 0; which < CELLS_PER_KEY; which++) {
                int other = cell(hash, which);
                if (users[other] == 1) alone[waiting++] = other;
            }
        }
        if (ordered < keys.length) return false;
        for (int i = ordered - 1; i >= 0; i--) {
            long key = keys[order[i]];
            set(own[i], of(key) ^ values.applyAsInt(key));
        }
        return true;
    }

    /** Adds a key to its cells or takes it away. */
    private void use(long key, int number, int change, int[] users, int[] usersXor) {
        long hash = hash(key);
        for (int which = 0; which < CELLS_PER_KEY; which++) {
            int cell = cell(hash, which);
            users[cell] += change;
            usersXor[cell] ^= number;
        }
    }

    void write(DataOutput out) throws IOException {
        out.writeByte(seed);
        out.writeByte(bits);
        out.writeByte(segmentBits);
        out.writeInt(segments);
        for (long word : words) out.writeLong(word);
    }

    static StaticFunction read(DataInput in) throws IOException {
        int seed = in.readUnsignedByte();
        int bits = in.readUnsignedByte();
        int segmentBits = in.readUnsignedByte();
        int segments = in.readInt();
        StaticFunction read;
        try {
            read = new StaticFunction(seed, bits, segmentBits, segments);
        } catch (IllegalArgumentException damaged) {
            throw new IOException("a static function with a damaged header", damaged);
        }
        for (int i = 0; i < read.words.length; i++) read.words[i] = in.readLong();
        return read;
    }
}
