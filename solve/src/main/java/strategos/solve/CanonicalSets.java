package strategos.solve;

import java.util.Arrays;
import java.util.stream.IntStream;
import strategos.morris.Board;
import strategos.morris.Symmetries;

/**
 * The sets of a number of men, one of each class of sets that are equal under symmetry, and the way
 * from any set to the one that represents it.
 */
final class CanonicalSets {

    private static final int SYMMETRY_BITS = 5;

    /** Marks sets that a symmetry keeps. */
    private static final int SYMMETRIC = 1 << SYMMETRY_BITS;

    private static final int NUMBER_SHIFT = SYMMETRY_BITS + 1;
    private static final int[] NONE = {};

    private final Symmetries symmetries;
    private final SubsetRank ranks;

    /**
     * For each set by rank: the number of its representative, whether a symmetry keeps it, and the
     * symmetry that leads there.
     */
    private final int[] entries;

    private final int[] representatives;

    /** For each representative: the symmetries that keep it, but for the identity. */
    private final int[][] stabilisers;

    CanonicalSets(Board board, Symmetries symmetries, int men) {
        this.symmetries = symmetries;
        ranks = new SubsetRank(board.size(), men);
        entries = new int[ranks.count()];
        int[] found = new int[ranks.count()];
        int count = 0;
        for (int rank = 0; rank < entries.length; rank++) {
            int way = wayToLeast(ranks.set(rank));
            int least = symmetries.set(way, ranks.set(rank));
            if (least == ranks.set(rank)) found[count++] = least;
            // The least of a class comes first, so it has its number by now.
            int number = way == 0 ? count - 1 : number(entries[ranks.rank(least)]);
            entries[rank] = number << NUMBER_SHIFT | way;
        }
        representatives = Arrays.copyOf(found, count);
        stabilisers =
                Arrays.stream(representatives).mapToObj(this::stabiliser).toArray(int[][]::new);
        for (int rank = 0; rank < entries.length; rank++)
            if (stabilisers[number(entries[rank])].length > 0) entries[rank] |= SYMMETRIC;
    }

    private int wayToLeast(int set) {
        int way = 0;
        for (int symmetry = 1; symmetry < symmetries.size(); symmetry++)
            if (symmetries.set(symmetry, set) < symmetries.set(way, set)) way = symmetry;
        return way;
    }

    private int[] stabiliser(int set) {
        int[] keeping =
                IntStream.range(1, symmetries.size())
                        .filter(symmetry -> symmetries.set(symmetry, set) == set)
                        .toArray();
        return keeping.length == 0 ? NONE : keeping;
    }

    int count() {
        return representatives.length;
    }

    int representative(int number) {
        return representatives[number];
    }

    int[] stabiliserOf(int number) {
        return stabilisers[number];
    }

    int entry(int set) {
        return entries[ranks.rank(set)];
    }

    static int number(int entry) {
        return entry >>> NUMBER_SHIFT;
    }

    /** Whether a symmetry keeps the set, besides the one that keeps all. */
    static boolean isSymmetric(int entry) {
        return (entry & SYMMETRIC) != 0;
    }

    static int symmetry(int entry) {
        return entry & (1 << SYMMETRY_BITS) - 1;
    }
}
