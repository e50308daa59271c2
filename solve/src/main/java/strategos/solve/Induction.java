package strategos.solve;

import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Solves positions whose moves all lead to solved ones: a man is placed, or someone has the right
 * to fly, which the next moves use up.
 *
 * <p>A move leaves the men of the player who waits where they are, so the work is done in blocks of
 * positions with the same waiting men, one thread each.
 */
final class Induction {

    /** What the moves of a table are. */
    enum Kind {
        /** Men take steps; the other player has a mill, and may fly. */
        STEP(Mills.OF_WAITING),
        /** A man goes anywhere; the mover has a mill. */
        FLY(Mills.OF_MOVER),
        /** A man goes anywhere; the other player has a mill, and may fly, too. */
        FLY_BOTH(Mills.OF_WAITING),
        /** A man is placed anywhere. */
        PLACE(Mills.NOT_NEEDED);

        private final Mills mills;

        Kind(Mills mills) {
            this.mills = mills;
        }
    }

    /** Whose men must have a mill, as positions without it cannot occur. */
    private enum Mills {
        NOT_NEEDED,
        OF_MOVER,
        OF_WAITING
    }

    /** For each outcome: the merit of a move without a capture that leads to it. */
    private static final short[] MERIT_OF_MOVE = new short[Outcome.CODES];

    static {
        for (int outcome = 0; outcome < MERIT_OF_MOVE.length; outcome++)
            MERIT_OF_MOVE[outcome] = (short) Outcome.meritOfMove(outcome);
    }

    private static final int WORST = Outcome.merit(Outcome.loss(0));
    private static final int BEST = Outcome.merit(Outcome.win(1));

    private final Moves moves;
    private final Kind kind;
    private final PositionIndex index;
    private final OutcomeTable quiet;
    private final @Nullable OutcomeTable captured;

    /** The sets of men after a move. */
    private final SubsetRank ranks;

    /** The same with one man less: those that stay where they are. */
    private final SubsetRank ranksOfStaying;

    private final byte[] outcomes;

    /**
     * @param index of the positions to solve
     * @param quiet what moves without a capture lead to
     * @param captured what captures lead to, or null if they win
     */
    Induction(
            Moves moves,
            Kind kind,
            PositionIndex index,
            OutcomeTable quiet,
            @Nullable OutcomeTable captured) {
        this.moves = moves;
        this.kind = kind;
        this.index = index;
        this.quiet = quiet;
        this.captured = captured;
        ranks = quiet.index().ranks();
        ranksOfStaying = quiet.index().ranksOfOneLess();
        outcomes = new byte[index.size()];
    }

    byte[] solve(Workers workers, LongConsumer progress) throws InterruptedException {
        workers.sum(
                quiet.index().sets(),
                set -> {
                    int waiting = quiet.index().representative(set);
                    if (kind.mills != Mills.OF_WAITING || moves.hasMill(waiting))
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
         * For each set of men that stay: what the best point for the other is worth, that point,
         * and what the best of the other points is worth.
         */
        private final long[] bestPoints;

        Block(int set, int waiting) {
            this.waiting = waiting;
            points = moves.around(waiting);
            captures = new Captures(moves, points, waiting, captured, ranks.count());
            byte[] after = quiet.block(set);
            for (int rank = 0; rank < after.length; rank++)
                quietMerits[rank] = MERIT_OF_MOVE[after[rank] & 0xFF];
            boolean flies = kind == Kind.FLY || kind == Kind.FLY_BOTH;
            bestPoints = new long[flies ? ranksOfStaying.count() : 0];
        }

        /** Outcomes are found first and written then: the writes miss the caches, side by side. */
        void solve() {
            SubsetRank positions = kind == Kind.PLACE ? ranksOfStaying : ranks;
            byte[] found = new byte[positions.count()];
            for (int rank = 0; rank < found.length; rank++) {
                int men = positions.set(rank);
                if (kind.mills == Mills.OF_MOVER && points.inMills(men) == 0) continue;
                found[rank] = (byte) (men == points.all() ? Outcome.DRAW : outcome(men));
            }
            for (int rank = 0; rank < found.length; rank++)
                if (found[rank] != Outcome.NONE)
                    outcomes[index.of(points.onBoard(positions.set(rank)), waiting)] = found[rank];
        }

        private int outcome(int men) {
            return switch (kind) {
                case STEP -> Outcome.ofMerit(stepping(men));
                case FLY, FLY_BOTH -> Outcome.ofMerit(flying(men));
                case PLACE -> Outcome.withoutDistance(placing(men));
            };
        }

        private int stepping(int men) {
            int best = WORST;
            int empty = points.all() & ~men;
            for (int rest = men; rest != 0; rest &= rest - 1) {
                int staying = men & ~(rest & -rest);
                int closing = points.closing(staying);
                int to = points.neighbours(Integer.numberOfTrailingZeros(rest)) & empty;
                for (; to != 0; to &= to - 1)
                    best = Math.max(best, merit(staying, to & -to, closing));
            }
            return best;
        }

        /** Only the value counts, so any win will do. */
        private int placing(int men) {
            int best = WORST;
            int closing = points.closing(men);
            for (int to = points.all() & ~men; to != 0 && best <= 0; to &= to - 1)
                best = Math.max(best, merit(men, to & -to, closing));
            return best;
        }

        /** Positions share the sets of men that stay, so those are looked at once. */
        private int flying(int men) {
            int best = WORST;
            for (int rest = men; rest != 0 && best < BEST; rest &= rest - 1) {
                int from = rest & -rest;
                long found = bestPoints(men & ~from);
                best = Math.max(best, point(found) == from ? second(found) : first(found));
            }
            return best;
        }

        private long bestPoints(int staying) {
            int rank = ranksOfStaying.rank(staying);
            if (bestPoints[rank] == 0) bestPoints[rank] = findBestPoints(staying);
            return bestPoints[rank];
        }

        private long findBestPoints(int staying) {
            int closing = points.closing(staying);
            int first = Short.MIN_VALUE;
            int second = Short.MIN_VALUE;
            int point = 0;
            for (int to = points.all() & ~staying; to != 0; to &= to - 1) {
                int merit = merit(staying, to & -to, closing);
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

        private static int point(long bestPoints) {
            return (int) (bestPoints >>> 32);
        }

        private static int first(long bestPoints) {
            return (short) (bestPoints >>> 16);
        }

        private static int second(long bestPoints) {
            return (short) bestPoints;
        }

        private int merit(int staying, int to, int closing) {
            int after = staying | to;
            int rank = ranks.rank(after);
            return (closing & to) == 0
                    ? quietMerits[rank]
                    : Outcome.merit(captures.outcome(after, rank));
        }
    }
}
