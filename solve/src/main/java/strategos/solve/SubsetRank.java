package strategos.solve;

/** A numbering of the subsets with {@code size} of {@code points} points, in numerical order. */
final class SubsetRank {

    /** A set is ranked in two parts of about equal size, so that the tables stay small. */
    private final int lowBits;

    private final int[] firstOfHigh;
    private final int[] rankOfLow;
    private final int[] sets;

    SubsetRank(int points, int size) {
        lowBits = (points + 1) / 2;
        firstOfHigh = new int[1 << points - lowBits];
        rankOfLow = new int[1 << lowBits];
        sets = new int[Math.toIntExact(binomial(points, size))];
        int[] found = new int[lowBits + 1];
        for (int low = 0; low < rankOfLow.length; low++)
            rankOfLow[low] = found[Integer.bitCount(low)]++;
        int set = (1 << size) - 1;
        for (int rank = 0; rank < sets.length; rank++) {
            sets[rank] = set;
            firstOfHigh[set >>> lowBits] = rank - rankOfLow[low(set)];
            set = next(set);
        }
    }

    private int low(int set) {
        return set & rankOfLow.length - 1;
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
        return firstOfHigh[set >>> lowBits] + rankOfLow[low(set)];
    }

    int set(int rank) {
        return sets[rank];
    }
}
