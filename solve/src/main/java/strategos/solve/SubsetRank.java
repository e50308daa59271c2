package strategos.solve;

/** A numbering of the subsets with {@code size} of {@code points} points, in numerical order. */
final class SubsetRank {

    /** A set is ranked in two parts; the lower has this many points. */
    private static final int LOW_BITS = 12;

    private static final int LOW = (1 << LOW_BITS) - 1;

    private final int[] firstOfHigh;
    private final int[] rankOfLow = new int[1 << LOW_BITS];
    private final int[] sets;

    SubsetRank(int points, int size) {
        firstOfHigh = new int[1 << Math.max(0, points - LOW_BITS)];
        sets = new int[Math.toIntExact(binomial(points, size))];
        int[] found = new int[LOW_BITS + 1];
        for (int low = 0; low <= LOW; low++) rankOfLow[low] = found[Integer.bitCount(low)]++;
        int set = (1 << size) - 1;
        for (int rank = 0; rank < sets.length; rank++) {
            sets[rank] = set;
            firstOfHigh[set >>> LOW_BITS] = rank - rankOfLow[set & LOW];
            set = next(set);
        }
    }

    /** The next number with as many bits. */
    private static int next(int set) {
        int lowest = set & -set;
        int ripple = set + lowest;
        return lowest == 0
                ? 0
                : (set ^ ripple) >>> 2 + Integer.numberOfTrailingZeros(lowest) | ripple;
    }

    static long binomial(int points, int size) {
        if (size < 0 || size > points) return 0;
        long ways = 1;
        for (int i = 1; i <= size; i++) ways = ways * (points - size + i) / i;
        return ways;
    }

    int count() {
        return sets.length;
    }

    int rank(int set) {
        return firstOfHigh[set >>> LOW_BITS] + rankOfLow[set & LOW];
    }

    int set(int rank) {
        return sets[rank];
    }
}
