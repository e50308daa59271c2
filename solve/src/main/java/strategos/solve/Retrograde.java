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
 * <p>Wins are set at odd levels and losses at even ones, so that no level reads what it writes, and
 * the result does not depend on the threads.
 */
final class Retrograde {

    private static final VarHandle CELL = MethodHandles.arrayElementVarHandle(byte[].class);

    /** Eight cells as one number. */
    private static final VarHandle EIGHT =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private static final long LOW_BITS = 0x0101_0101_0101_0101L;
    private static final long HIGH_BITS = 0x8080_8080_8080_8080L;

    /** The positions in which one of the two players is to move. */
    private static final class Side {

        private final PositionIndex index;
        private final @Nullable OutcomeTable captured;
        private final byte[] outcomes;
        private boolean[] due;
        private boolean[] dueNext;

        Side(PositionIndex index, @Nullable OutcomeTable captured) {
            this.index = index;
            this.captured = captured;
            outcomes = new byte[index.size()];
            due = new boolean[index.sets()];
            dueNext = new boolean[index.sets()];
            Arrays.fill(due, true);
            Arrays.fill(dueNext, true);
        }

        int at(int position) {
            return outcomes[position] & 0xFF;
        }

        /** The first of these positions that has an outcome, or the end if none has. */
        int find(int outcome, int start, int end) {
            int position = start;
            for (; position + Long.BYTES <= end; position += Long.BYTES) {
                long differing = (long) EIGHT.get(outcomes, position) ^ LOW_BITS * outcome;
                if ((differing - LOW_BITS & ~differing & HIGH_BITS) != 0) break;
            }
            while (position < end && at(position) != outcome) position++;
            return position;
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
        first = new Side(index, captured);
        second = index == other ? first : new Side(other, otherCaptured);
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
        finish(first);
        if (second != first) finish(second);
    }

    private void begin(Side side, LongConsumer progress) throws InterruptedException {
        workers.sum(
                side.index.sets(),
                set -> {
                    begin(side, set);
                    progress.accept(side.index.perSet());
                    return 0;
                });
    }

    private void begin(Side side, int set) {
        int start = set * side.index.perSet();
        int mine = side.index.mine(start);
        for (int rank = 0; rank < side.index.perSet(); rank++) {
            int position = start + rank;
            if (side.index.isUsed(position))
                side.outcomes[position] =
                        (byte) moves.begin(mine, side.index.theirs(mine, rank), side.captured);
        }
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
        int outcome = distance % 2 == 0 ? Outcome.loss(distance) : Outcome.win(distance);
        return workers.sum(
                from.index.sets(), set -> from.due[set] ? spread(from, to, set, outcome) : 0);
    }

    private long spread(Side from, Side to, int set, int outcome) {
        int start = set * from.index.perSet();
        int end = start + from.index.perSet();
        int mine = from.index.mine(start);
        var before = new Before();
        long found = 0;
        int position = from.find(outcome, start, end);
        while (position < end) {
            found++;
            int theirs = from.index.theirs(mine, position - start);
            findBefore(mine, theirs, to.index, before);
            if (Outcome.isLoss(outcome)) {
                spreadLoss(before, to, Outcome.afterMove(outcome));
            } else {
                int symmetry = from.index.symmetry(mine, theirs);
                spreadWin(before, symmetry, to, Outcome.afterMove(outcome));
            }
            position = from.find(outcome, position + 1, end);
        }
        return found;
    }

    /** The positions from which the other player could have moved to one; some occur repeatedly. */
    private static final class Before {

        private final int[] positions = new int[Outcome.MOST_MOVES];

        /** The entries of the mover's men, which tell their sets. */
        private final int[] entries = new int[Outcome.MOST_MOVES];

        private int count;
    }

    private void findBefore(int mine, int theirs, PositionIndex index, Before found) {
        int count = 0;
        int empty = moves.empty(mine, theirs);
        boolean flies = moves.fliesWith(Integer.bitCount(theirs));
        for (int men = theirs; men != 0; men &= men - 1) {
            int point = Integer.numberOfTrailingZeros(men);
            if (moves.isMill(theirs, point)) continue;
            int rest = theirs & ~(men & -men);
            for (int back = moves.targets(point, empty, flies); back != 0; back &= back - 1) {
                int entry = index.entry(rest | back & -back);
                found.entries[count] = entry;
                found.positions[count++] = index.within(entry, mine);
            }
        }
        found.count = count;
    }

    /** A player who can move to a position that is lost for the other wins. */
    private static void spreadLoss(Before before, Side to, int win) {
        for (int i = 0; i < before.count; i++) {
            int position = before.positions[i];
            if (!Outcome.isUndecided(to.at(position))) continue;
            to.outcomes[position] = (byte) win;
            to.dueNext[CanonicalSets.number(before.entries[i])] = true;
        }
    }

    /**
     * A player who could move to a won position has fewer moves to save the match.
     *
     * <p>The ways between two classes of positions are as many from either end: there are as many
     * moves from a position here as ways back to it, times its symmetries, divided by those of the
     * won position.
     */
    private static void spreadWin(Before before, int symmetry, Side to, int loss) {
        if (symmetry > 1) {
            spreadSymmetricWin(before, symmetry, to, loss);
            return;
        }
        for (int i = 0; i < before.count; i++) {
            int position = before.positions[i];
            if (!Outcome.isOpen(to.at(position))) continue;
            boolean mayTurn = CanonicalSets.isSymmetric(before.entries[i]);
            lose(to, position, mayTurn ? to.index.symmetry(position) : 1, loss);
        }
    }

    private static void spreadSymmetricWin(Before before, int symmetry, Side to, int loss) {
        int[] positions = before.positions;
        Arrays.sort(positions, 0, before.count);
        for (int i = 0; i < before.count; i++) {
            int position = positions[i];
            int ways = 1;
            while (i + 1 < before.count && positions[i + 1] == position) {
                ways++;
                i++;
            }
            if (Outcome.isOpen(to.at(position)))
                lose(to, position, ways * to.index.symmetry(position) / symmetry, loss);
        }
    }

    private static void lose(Side side, int position, int lost, int loss) {
        while (true) {
            byte now = (byte) CELL.getVolatile(side.outcomes, position);
            int left = Outcome.moves(now & 0xFF) - lost;
            int next = left == 0 ? loss : Outcome.open(left);
            if (left < 0)
                throw new IllegalStateException("position " + position + " has lost more moves");
            if (!CELL.compareAndSet(side.outcomes, position, now, (byte) next)) continue;
            if (left == 0) side.dueNext[position / side.index.perSet()] = true;
            return;
        }
    }

    /** What is open to the end is drawn. */
    private void finish(Side side) throws InterruptedException {
        workers.sum(side.index.sets(), set -> finish(side, set));
    }

    private static long finish(Side side, int set) {
        int start = set * side.index.perSet();
        for (int position = start; position < start + side.index.perSet(); position++)
            if (Outcome.isOpen(side.at(position))) side.outcomes[position] = Outcome.DRAW;
        return 0;
    }
}
