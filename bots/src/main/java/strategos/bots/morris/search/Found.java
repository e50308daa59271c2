package strategos.bots.morris.search;

import java.util.random.RandomGenerator;

/**
 * What a search has found.
 *
 * @param codes the moves, the best first
 * @param values what each is worth; for one that is worse than was asked for, no more than that
 * @param depth the last depth that was searched whole
 * @param nodes the positions looked at
 */
@SuppressWarnings("ArrayRecordComponent") // made and used at once, never compared
public record Found(int[] codes, int[] values, int depth, long nodes) {

    public int best() {
        return codes[0];
    }

    public int value() {
        return values[0];
    }

    /** Any of the moves that are less than {@code slack} worse than the best. */
    public int any(int slack, RandomGenerator random) {
        int good = 1;
        while (good < codes.length && values[good] > values[0] - slack) good++;
        return codes[random.nextInt(good)];
    }
}
