package strategos.solve;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Retrograde analysis of the positions with {@code a} men against {@code b}, either to move: from
 * those that captures and blockades decide back to all from which they can be forced, level by
 * level of distance.
 *
 * <p>A move leaves the men of the player who waits where they are. So all work is done in blocks of
 * positions with the same waiting men, one thread each; only what is decided is passed on, to the
 * block of the player who has just moved.
 *
 * <p>Wins are set at odd levels and losses at even ones, so that no level reads what it writes, and
 * the result does not depend on the threads.
 */
final class Retrograde {

    /** Eight cells as one number. */
    private static final VarHandle EIGHT =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private static final long LOW_BITS = 0x0101_0101_0101_0101L;
    private static final long HIGH_BITS = 0x8080_8080_8080_8080L;

    /** Enough for the sets of nine men on the 21 points that three leave free. */
    private static final int RANK_BITS = 24;

    /** The positions in which one of the two players is to move. */
    private static final class Side {

        private final PositionIndex index;
        private final PositionIndex across;
        private final @Nullable OutcomeTable captured;
        private final boolean flies;

        /** What is decided, by the mover's men first. */
        private final byte[] outcomes;

        /** The moves that may still save a position, if any, by the waiting men first. */
        private final byte[] open;

        /** Whether outcomes of the level were found for a set of the mover's men. */
        private boolean[] due;

        private boolean[] dueNext;

        Side(
                PositionIndex index,
                PositionIndex across,
                @Nullable OutcomeTable captured,
                boolean flies) {
            this.index = index;
            this.across = across;
            this.captured = captured;
            this.flies = flies;
            outcomes = new byte[index.size()];
            open = new byte[across.size()];
            due = new boolean[index.sets()];
            dueNext = new boolean[index.sets()];
            Arrays.fill(outcomes, (byte) Outcome.DRAW);
            Arrays.fill(due, true);
            Arrays.fill(dueNext, true);
        }

        /** The first of these positions that has an outcome, or the end if none has. */
        int find(int outcome, int start, int end) {
            int position = start;
            for (; position + Long.BYTES <= end; position += Long.BYTES) {
                long differing = (long) EIGHT.get(outcomes, position) ^ LOW_BITS * outcome;
                if ((differing - LOW_BITS & ~differing & HIGH_BITS) != 0) break;
            }
            while (position < end && outcomes[position] != (byte) outcome) position++;
            return position;
        }

        /** Gives a position of a level beyond the longest distance the code that a table has. */
        void settle(int position) {
            boolean isWin = Outcome.isWin(outcomes[position] & 0xFF);
            outcomes[position] =
                    (byte)
                            (isWin
                                    ? Outcome.win(Outcome.LONGEST + 1)
                                    : Outcome.loss(Outcome.LONGEST));
        }

        void passLevel() {
            boolean[] done = due;
            due = dueNext;
            dueNext = done;
            Arrays.fill(dueNext, false);
        }
    }

    private final Moves moves;
    private final Workers workers;
    private final Side first;
    private final Side second;

    /**
     * @param captured what captures of the first side lead to, or null if they win
     * @param otherCaptured the same for the second side, which is the first if both have as many
     *     men
     */
    Retrograde(
            Moves moves,
            Workers workers,
            PositionIndex index,
            @Nullable OutcomeTable captured,
            PositionIndex other,
            @Nullable OutcomeTable otherCaptured) {
        this.moves = moves;
        this.workers = workers;
        first = new Side(index, other, captured, moves.fliesWith(index.men()));
        second =
                index == other
                        ? first
                        : new Side(other, index, otherCaptured, moves.fliesWith(other.men()));
    }

    byte[] outcomes() {
        return first.outcomes;
    }

    byte[] otherOutcomes() {
        return second.outcomes;
    }

    void solve(LongConsumer progress) throws InterruptedException {
        begin(first, progress);
        if (second != first) begin(second, progress);
        boolean found = true;
        for (int level = 0; found || level < 2; level++) found = level(level);
        finish(first, progress);
        if (second != first) finish(second, progress);
    }

    private void begin(Side side, LongConsumer progress) throws InterruptedException {
        workers.sum(
                side.across.sets(),
                set -> {
                    new Block(side, set).begin();
                    progress.accept(side.across.perSet() / 2);
                    return 0;
                });
    }

    /** Whether there are positions of this distance. */
    private boolean level(int distance) throws InterruptedException {
        long found = spread(first, second, distance);
        if (second != first) found += spread(second, first, distance);
        first.passLevel();
        if (second != first) second.passLevel();
        return found > 0;
    }

    private long spread(Side from, Side to, int distance) throws InterruptedException {
        return workers.sum(
                from.index.sets(), set -> from.due[set] ? spread(from, to, set, distance) : 0);
    }

    private long spread(Side from, Side to, int set, int distance) {
        int outcome = Outcome.atLevel(distance);
        int start = set * from.index.perSet();
        int end = start + from.index.perSet();
        int position = from.find(outcome, start, end);
        if (position == end) return 0;
        var block = new Block(to, set);
        int next = Outcome.atLevel(distance + 1);
        long found = 0;
        while (position < end) {
            found++;
            block.spread(position - start, next);
            if (Outcome.isBeyond(distance)) from.settle(position);
            position = from.find(outcome, position + 1, end);
        }
        block.passOn();
        return found;
    }

    /** The positions of a side in which the waiting player has the same men. */
    private final class Block {

        private final Side side;
        private final SubsetRank ranks;
        private final int waiting;
        private final int start;
        private final FreePoints points;

        /** Positions that are decided but not passed on: the outcome, then the rank. */
        private int[] decided = new int[Long.SIZE];

        private int count;

        Block(Side side, int set) {
            this.side = side;
            ranks = side.across.ranks();
            waiting = side.across.representative(set);
            start = set * side.across.perSet();
            points = moves.around(waiting);
        }

        /** Sets what captures and blockades tell. */
        void begin() {
            var captures = new Captures(moves, points, waiting, side.captured, ranks.count());
            for (int rank = 0; rank < ranks.count(); rank++) {
                int outcome = begin(ranks.set(rank), captures);
                side.open[start + rank] = (byte) outcome;
                if (!Outcome.isUndecided(outcome)) add(rank, outcome);
            }
            passOn();
        }

        private int begin(int men, Captures captures) {
            int empty = points.all() & ~men;
            if (empty == 0) return Outcome.DRAW;
            int closing = points.closing(men);
            boolean draws = false;
            int quiet = 0;
            for (int rest = men; rest != 0; rest &= rest - 1) {
                int targets = targets(rest, empty);
                quiet += Integer.bitCount(targets);
                if ((targets & closing) == 0) continue;
                int others = men & ~(rest & -rest);
                for (int to = targets & points.closing(others); to != 0; to &= to - 1) {
                    quiet--;
                    int after = others | to & -to;
                    int outcome = captures.outcome(after, ranks.rank(after));
                    if (Outcome.isWin(outcome)) return outcome;
                    draws |= outcome == Outcome.DRAW;
                }
            }
            if (draws) return Outcome.DRAW;
            return quiet == 0 ? Outcome.loss(0) : Outcome.open(quiet);
        }

        /** The points that the first of these men can go to, or come from. */
        private int targets(int men, int empty) {
            return side.flies
                    ? empty
                    : points.neighbours(Integer.numberOfTrailingZeros(men)) & empty;
        }

        /**
         * Tells the positions from which a move leads to a decided one.
         *
         * @param outcome what that move is worth
         */
        void spread(int rank, int outcome) {
            int men = ranks.set(rank);
            int empty = points.all() & ~men;
            for (int rest = men & ~points.inMills(men); rest != 0; rest &= rest - 1) {
                int others = men & ~(rest & -rest);
                for (int back = targets(rest, empty); back != 0; back &= back - 1)
                    tell(ranks.rank(others | back & -back), outcome);
            }
        }

        /** A move that wins decides; one that loses leaves one move less to save the match. */
        private void tell(int rank, int outcome) {
            int now = side.open[start + rank] & 0xFF;
            if (Outcome.isWin(outcome)) {
                if (Outcome.isUndecided(now)) decide(rank, outcome);
            } else if (Outcome.isOpen(now)) {
                if (Outcome.moves(now) == 1) decide(rank, outcome);
                else side.open[start + rank] = (byte) (now - 1);
            }
        }

        private void decide(int rank, int outcome) {
            side.open[start + rank] = (byte) Outcome.LOST; // or won: it is not open
            add(rank, outcome);
        }

        private void add(int rank, int outcome) {
            if (count == decided.length) decided = Arrays.copyOf(decided, 2 * count);
            decided[count++] = outcome << RANK_BITS | rank;
        }

        /** Writes what is decided to where the waiting player's moves are looked for. */
        void passOn() {
            for (int i = 0; i < count; i++) {
                int men = ranks.set(decided[i] & (1 << RANK_BITS) - 1);
                int entry = side.index.entry(points.onBoard(men));
                side.index.put(side.outcomes, entry, waiting, (byte) (decided[i] >>> RANK_BITS));
                side.dueNext[CanonicalSets.number(entry)] = true;
            }
        }
    }

    /** Of positions that are equal by symmetry, one has a number. */
    private void finish(Side side, LongConsumer progress) throws InterruptedException {
        workers.sum(
                side.index.sets(),
                set -> {
                    side.index.clearUnused(side.outcomes, set);
                    progress.accept(side.index.perSet() - side.index.perSet() / 2);
                    return 0;
                });
    }
}
