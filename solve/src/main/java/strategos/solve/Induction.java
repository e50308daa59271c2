package strategos.solve;

import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The outcomes of a table whose moves all lead to solved positions: someone has the right to fly,
 * which the next moves use up.
 *
 * <p>A move leaves the men of the player who waits where they are, so the work is done in blocks of
 * positions with the same waiting men, one thread each.
 */
final class Induction {

    /** For each outcome: the merit of a move without a capture that leads to it. */
    private static final short[] MERIT_OF_MOVE = new short[256];

    static {
        for (int outcome = 0; outcome < MERIT_OF_MOVE.length; outcome++)
            MERIT_OF_MOVE[outcome] = (short) Outcome.meritOfMove(outcome);
    }

    private static final int WORST = Outcome.merit(Outcome.loss(0));
    private static final int BEST = Outcome.merit(Outcome.win(1));

    private final Moves moves;
    private final TableKey key;
    private final PositionIndex index;
    private final OutcomeTable quiet;
    private final @Nullable OutcomeTable captured;
    private final SubsetRank ranks;

    /** Of one man less. */
    private final SubsetRank ranksOfOthers;

    private final byte[] outcomes;

    /**
     * @param quiet what moves without a capture lead to
     * @param captured what captures lead to, or null if they win
     */
    Induction(
            Moves moves,
            TableKey key,
            PositionIndex index,
            OutcomeTable quiet,
            @Nullable OutcomeTable captured) {
        this.moves = moves;
        this.key = key;
        this.index = index;
        this.quiet = quiet;
        this.captured = captured;
        ranks = quiet.index().ranks();
        ranksOfOthers = quiet.index().ranksOfOneLess();
        outcomes = new byte[index.size()];
    }

    byte[] solve(Workers workers, LongConsumer progress) throws InterruptedException {
        workers.sum(
                quiet.index().sets(),
                set -> {
                    int waiting = quiet.index().representative(set);
                    if (!key.flights().ofOther() || moves.hasMill(waiting))
                        new Block(set, waiting).solve();
                    progress.accept(index.size() / quiet.index().sets());
                    return 0;
                });
        return outcomes;
    }

    /** The positions in which the waiting player has the same men. */
    private final class Block {

        private final int waiting;
        private final FreePoints points;
        private final Captures captures;
        private final short[] quietMerits = new short[ranks.count()];

        /**
         * For each set of one man less: what the best point for one more is worth, that point, and
         * what the best of the others is worth.
         */
        private final long[] bestPoints;

        Block(int set, int waiting) {
            this.waiting = waiting;
            points = moves.around(waiting);
            captures = new Captures(moves, points, waiting, captured, ranks.count());
            byte[] after = quiet.block(set);
            for (int rank = 0; rank < after.length; rank++)
                quietMerits[rank] = MERIT_OF_MOVE[after[rank] & 0xFF];
            bestPoints = new long[key.flights().ofMover() ? ranksOfOthers.count() : 0];
        }

        void solve() {
            boolean flies = key.flights().ofMover();
            boolean mayHaveNoMill = key.flights().ofOther();
            for (int rank = 0; rank < ranks.count(); rank++) {
                int men = ranks.set(rank);
                if (!mayHaveNoMill && points.inMills(men) == 0) continue;
                int outcome =
                        men == points.all()
                                ? Outcome.DRAW
                                : Outcome.ofMerit(flies ? flying(men) : stepping(men));
                outcomes[index.of(points.onBoard(men), waiting)] = (byte) outcome;
            }
        }

        private int stepping(int men) {
            int best = WORST;
            int empty = points.all() & ~men;
            for (int rest = men; rest != 0; rest &= rest - 1) {
                int others = men & ~(rest & -rest);
                int closing = points.closing(others);
                int to = points.neighbours(Integer.numberOfTrailingZeros(rest)) & empty;
                for (; to != 0; to &= to - 1)
                    best = Math.max(best, merit(others, to & -to, closing));
            }
            return best;
        }

        /** Positions share the sets of men that stay, so those are looked at once. */
        private int flying(int men) {
            int best = WORST;
            for (int rest = men; rest != 0 && best < BEST; rest &= rest - 1) {
                int from = rest & -rest;
                long points = bestPoints(men & ~from);
                int found = point(points) == from ? secondMerit(points) : firstMerit(points);
                best = Math.max(best, found);
            }
            return best;
        }

        private long bestPoints(int others) {
            int rank = ranksOfOthers.rank(others);
            if (bestPoints[rank] == 0) bestPoints[rank] = findBestPoints(others);
            return bestPoints[rank];
        }

        private long findBestPoints(int others) {
            int closing = points.closing(others);
            int first = Short.MIN_VALUE;
            int second = Short.MIN_VALUE;
            int point = 0;
            for (int to = points.all() & ~others; to != 0; to &= to - 1) {
                int merit = merit(others, to & -to, closing);
                if (merit > first) {
                    second = first;
                    first = merit;
                    point = to & -to;
                } else if (merit > second) {
                    second = merit;
                }
            }
            return (long) point << 32 | (first & 0xFFFFL) << 16 | second & 0xFFFFL;
        }

        private static int point(long points) {
            return (int) (points >>> 32);
        }

        private static int firstMerit(long points) {
            return (short) (points >>> 16);
        }

        private static int secondMerit(long points) {
            return (short) points;
        }

        private int merit(int others, int to, int closing) {
            int after = others | to;
            int rank = ranks.rank(after);
            return (closing & to) == 0
                    ? quietMerits[rank]
                    : Outcome.merit(captures.outcome(after, rank));
        }
    }
}
