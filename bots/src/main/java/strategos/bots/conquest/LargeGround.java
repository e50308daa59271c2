package strategos.bots.conquest;

import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import strategos.conquest.board.Board;
import strategos.conquest.view.View;

/** A board of any size. */
final class LargeGround implements RushGround {

    private final Board board;

    LargeGround(Board board) {
        this.board = board;
    }

    @Override
    public int anyFree(View view, RandomGenerator random) {
        return any(t -> view.owner(t) == NONE, random);
    }

    @Override
    public int anyOwn(View view, RandomGenerator random) {
        return any(t -> isOwn(view, t), random);
    }

    private int any(IntPredicate wanted, RandomGenerator random) {
        int[] found = territories().filter(wanted).toArray();
        return found[random.nextInt(found.length)];
    }

    @Override
    public int strongestBorder(View view) {
        return strongest(view, 0, t -> leadsOn(view, t));
    }

    @Override
    public int strongestInside(View view) {
        return strongest(view, 1, t -> !leadsOn(view, t));
    }

    @Override
    public int strongestAttacker(View view, int margin) {
        return strongest(
                view,
                margin,
                t -> {
                    int victim = victim(view, t);
                    return victim != NONE && view.armies(t) >= view.armies(victim) + margin;
                });
    }

    private int strongest(View view, int beyond, IntPredicate wanted) {
        int strongest = NONE;
        int most = beyond;
        for (int t = 0; t < board.size(); t++) {
            if (view.armies(t) <= most || !isOwn(view, t) || !wanted.test(t)) continue;
            strongest = t;
            most = view.armies(t);
        }
        return strongest;
    }

    @Override
    public int victim(View view, int from) {
        int victim = NONE;
        for (int t : foreign(view, from).toArray())
            if (victim == NONE || isBetter(view, t, victim)) victim = t;
        return victim;
    }

    private boolean isBetter(View view, int one, int other) {
        long ways = foreign(view, one).count();
        long otherWays = foreign(view, other).count();
        return ways < otherWays || (ways == otherWays && view.armies(one) < view.armies(other));
    }

    @Override
    public boolean leadsOn(View view, int territory) {
        return foreign(view, territory).findAny().isPresent();
    }

    /** The neighbours of a territory that belong to others, in rising order. */
    private IntStream foreign(View view, int territory) {
        return IntStream.range(board.firstBorder(territory), board.endBorder(territory))
                .map(board::to)
                .filter(t -> !view.isFriend(view.owner(t)));
    }

    private IntStream territories() {
        return IntStream.range(0, board.size());
    }

    private static boolean isOwn(View view, int territory) {
        return view.owner(territory) == view.seat();
    }
}
