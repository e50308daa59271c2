package strategos.solve;

import strategos.morris.Board;
import strategos.morris.Symmetries;

/** The number of positions up to symmetry, by the lemma of Cauchy, Frobenius and Burnside. */
final class Orbits {

    private Orbits() {}

    static long count(Board board, int men, int others) {
        var symmetries = new Symmetries(board);
        long kept = 0;
        for (int symmetry = 0; symmetry < symmetries.size(); symmetry++)
            kept += kept(cycles(board, symmetries, symmetry), men, others);
        return kept / symmetries.size();
    }

    private static int[] cycles(Board board, Symmetries symmetries, int symmetry) {
        int[] ofLength = new int[board.size() + 1];
        int seen = 0;
        for (int point = 0; point < board.size(); point++) {
            int length = 0;
            for (int at = point; (seen >>> at & 1) == 0; at = symmetries.point(symmetry, at)) {
                seen |= 1 << at;
                length++;
            }
            ofLength[length]++;
        }
        return ofLength;
    }

    /** The positions that a symmetry keeps: each cycle of points is one player's, or empty. */
    private static long kept(int[] ofLength, int men, int others) {
        long[][] ways = new long[men + 1][others + 1];
        ways[0][0] = 1;
        for (int length = 1; length < ofLength.length; length++)
            for (int cycle = 0; cycle < ofLength[length]; cycle++)
                for (int m = men; m >= 0; m--)
                    for (int o = others; o >= 0; o--) {
                        if (m >= length) ways[m][o] += ways[m - length][o];
                        if (o >= length) ways[m][o] += ways[m][o - length];
                    }
        return ways[men][others];
    }
}
