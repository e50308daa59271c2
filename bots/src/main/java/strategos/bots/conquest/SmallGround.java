package strategos.bots.conquest;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import strategos.conquest.board.Board;
import strategos.conquest.view.View;

/** A board whose territories fit into one word of bits. No method allocates. */
final class SmallGround implements RushGround {

    /** What a way on counts against armies when victims are compared: more than any number. */
    private static final int WAY = 1 << 20;

    private final long[] neighbours;
    private final long all;

    SmallGround(Board board) {
        neighbours = new long[board.size()];
        Arrays.setAll(neighbours, territory -> board.reach(territory, 0));
        all = -1L >>> (Long.SIZE - board.size());
    }

    @Override
    public int anyFree(View view, RandomGenerator random) {
        long free = all;
        for (int owner = 0; owner < view.owners(); owner++) free &= ~view.held(owner, 0);
        return any(free, random);
    }

    @Override
    public int anyOwn(View view, RandomGenerator random) {
        return any(own(view), random);
    }

    private static int any(long set, RandomGenerator random) {
        int rank = random.nextInt(Long.bitCount(set));
        return Long.numberOfTrailingZeros(Long.expand(1L << rank, set));
    }

    @Override
    public int strongestBorder(View view) {
        return strongest(view, 0, 0);
    }

    @Override
    public int strongestInside(View view) {
        return strongest(view, -1, 1);
    }

    /**
     * Where the most armies stand, if more than some, among the own territories with a foreign
     * neighbour, or with all bits in {@code inside} among the others. There is no telling which
     * territory is which, so no branch.
     */
    private int strongest(View view, long inside, int moreThan) {
        long friends = view.heldByFriends(0);
        long none = (moreThan + 1L) * Long.SIZE - 1;
        long strongest = none;
        for (long rest = own(view); rest != 0; rest &= rest - 1) {
            int t = Long.numberOfTrailingZeros(rest);
            long foreign = foreign(friends, t);
            long counts = (foreign | -foreign) >> 63 ^ inside;
            long armies = (view.armies(t) + 1L) * Long.SIZE - 1 - t;
            strongest = Math.max(strongest, armies & counts);
        }
        return strongest == none ? NONE : Long.SIZE - 1 - (int) (strongest % Long.SIZE);
    }

    @Override
    public int strongestAttacker(View view, int margin) {
        long own = own(view);
        long friends = view.heldByFriends(0);
        int strongest = NONE;
        int most = margin;
        for (long rest = own; rest != 0; rest &= rest - 1) {
            int t = Long.numberOfTrailingZeros(rest);
            if (view.armies(t) <= most) continue;
            int victim = victim(view, friends, t);
            if (victim == NONE || view.armies(t) < view.armies(victim) + margin) continue;
            strongest = t;
            most = view.armies(t);
        }
        return strongest;
    }

    @Override
    public int victim(View view, int from) {
        return victim(view, view.heldByFriends(0), from);
    }

    private int victim(View view, long friends, int from) {
        long least = Long.MAX_VALUE;
        for (long rest = foreign(friends, from); rest != 0; rest &= rest - 1) {
            int t = Long.numberOfTrailingZeros(rest);
            long ways = (long) Long.bitCount(foreign(friends, t)) * WAY + view.armies(t);
            least = Math.min(least, ways * Long.SIZE + t);
        }
        return least == Long.MAX_VALUE ? NONE : (int) (least % Long.SIZE);
    }

    @Override
    public boolean leadsOn(View view, int territory) {
        return foreign(view.heldByFriends(0), territory) != 0;
    }

    private static long own(View view) {
        return view.held(view.seat(), 0);
    }

    /** The neighbours of a territory that belong to others. */
    private long foreign(long friends, int territory) {
        return neighbours[territory] & ~friends;
    }
}
