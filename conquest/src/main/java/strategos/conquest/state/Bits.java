package strategos.conquest.state;

/** Bit sets of small numbers: a set is a range of words in a longer array. */
public final class Bits {

    private Bits() {}

    /** How many words a set of numbers below this size takes. */
    public static int words(int size) {
        return (size + Long.SIZE - 1) / Long.SIZE;
    }

    public static boolean has(long[] bits, int offset, int member) {
        return (bits[offset + (member >> 6)] >>> member & 1) != 0;
    }

    public static void add(long[] bits, int offset, int member) {
        bits[offset + (member >> 6)] |= 1L << member;
    }

    public static void remove(long[] bits, int offset, int member) {
        bits[offset + (member >> 6)] &= ~(1L << member);
    }

    /** Adds the members that the bits of a word stand for, counted from {@code first}. */
    public static void addAll(long[] bits, int offset, int first, long members) {
        int word = offset + (first >> 6);
        bits[word] |= members << first;
        long carried = members >>> 1 >>> (~first & 63);
        if (carried != 0) bits[word + 1] |= carried;
    }

    /**
     * Up to three words are counted without a loop: setting one up would cost more than it does.
     */
    public static int count(long[] bits, int offset, int words) {
        int count = Long.bitCount(bits[offset]);
        if (words == 1) return count;
        count += Long.bitCount(bits[offset + 1]);
        if (words == 2) return count;
        count += Long.bitCount(bits[offset + 2]);
        for (int w = 3; w < words; w++) count += Long.bitCount(bits[offset + w]);
        return count;
    }

    public static boolean isEmpty(long[] bits, int offset, int words) {
        for (int w = 0; w < words; w++) if (bits[offset + w] != 0) return false;
        return true;
    }

    public static void clear(long[] bits, int offset, int words) {
        for (int w = 0; w < words; w++) bits[offset + w] = 0;
    }

    /** The smallest member that is not below this number, or -1. */
    public static int next(long[] bits, int offset, int words, int member) {
        int word = member >> 6;
        if (word >= words) return -1;
        long rest = bits[offset + word] & -1L << member;
        while (rest == 0) {
            if (++word == words) return -1;
            rest = bits[offset + word];
        }
        return word * Long.SIZE + Long.numberOfTrailingZeros(rest);
    }

    /** The member with this rank, counted from 0 in rising order. */
    public static int select(long[] bits, int offset, int words, int rank) {
        if (words == 1) return select(bits[offset], rank);
        if (words == 3) return selectOfThree(bits, offset, rank);
        int word = 0;
        int left = rank;
        for (int here; left >= (here = Long.bitCount(bits[offset + word])); word++) left -= here;
        return word * Long.SIZE + select(bits[offset + word], left);
    }

    /**
     * In which of three words the member is cannot be foreseen, so it is found without a branch.
     */
    private static int selectOfThree(long[] bits, int offset, int rank) {
        int first = Long.bitCount(bits[offset]);
        int second = first + Long.bitCount(bits[offset + 1]);
        int beyondFirst = (first - rank - 1) >> 31;
        int beyondSecond = (second - rank - 1) >> 31;
        int word = -beyondFirst - beyondSecond;
        int before = (first & beyondFirst & ~beyondSecond) | (second & beyondSecond);
        return word * Long.SIZE + select(bits[offset + word], rank - before);
    }

    /** The member of a single word with this rank. */
    public static int select(long word, int rank) {
        return Long.numberOfTrailingZeros(Long.expand(1L << rank, word));
    }
}
