package strategos.bots.morris.search;

import strategos.morris.Rules;

/**
 * The buckets that {@link PatternWeights} sort positions into; each has weights of its own. While
 * men are placed it is their number that counts, then the number of men on the board, and where
 * someone may fly, who that is.
 */
public final class PatternBuckets {

    static final int MOST_MEN = 9;
    private static final int MOVING = 2 * MOST_MEN;
    private static final int FLYING = MOVING + 2 * (MOST_MEN - PackedMoves.FEWEST_MEN) + 1;

    /** The most men on the board in each but the last group, once someone may fly. */
    private static final int[] MEN_OF_FLYING = {8, 11};

    private static final int GROUPS = MEN_OF_FLYING.length + 1;
    private static final int MOVER_FLIES = 1;
    private static final int OTHER_FLIES = 2;

    /** How many there are. */
    public static final int COUNT = FLYING + (MOVER_FLIES | OTHER_FLIES) * GROUPS;

    private final int men;
    private final PackedMoves moves;

    PatternBuckets(Rules rules, PackedMoves moves) {
        men = rules.men();
        this.moves = moves;
    }

    int of(int mine, int theirs, int rest) {
        int hand = Rest.myHand(rest);
        if (hand > 0) return 2 * (men - hand) + hand - Rest.theirHand(rest);
        int onBoard = Integer.bitCount(mine) + Integer.bitCount(theirs);
        int flights =
                (moves.flies(mine, rest) ? MOVER_FLIES : 0)
                        + (moves.flies(theirs, Rest.passed(rest)) ? OTHER_FLIES : 0);
        if (flights == 0) return MOVING + onBoard - 2 * PackedMoves.FEWEST_MEN;
        int group = 0;
        while (group < MEN_OF_FLYING.length && onBoard > MEN_OF_FLYING[group]) group++;
        return FLYING + (flights - 1) * GROUPS + group;
    }

    /** A name for people, such as {@code 7 placed}. */
    public static String name(int bucket) {
        if (bucket < MOVING) return bucket + " placed";
        if (bucket < FLYING) return bucket - MOVING + 2 * PackedMoves.FEWEST_MEN + " men";
        int group = (bucket - FLYING) % GROUPS;
        String who =
                switch ((bucket - FLYING) / GROUPS + 1) {
                    case MOVER_FLIES -> "mover flies";
                    case OTHER_FLIES -> "other flies";
                    default -> "both fly";
                };
        return group < MEN_OF_FLYING.length
                ? who + ", up to " + MEN_OF_FLYING[group] + " men"
                : who + ", more men";
    }
}
