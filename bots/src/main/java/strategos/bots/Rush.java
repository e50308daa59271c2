package strategos.bots;

import java.util.random.RandomGenerator;
import strategos.conquest.View;
import strategos.conquest.board.Board;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Attack;
import strategos.conquest.move.Move.Defend;
import strategos.conquest.move.Move.Done;
import strategos.conquest.move.Move.Fortify;
import strategos.conquest.move.Move.Occupy;
import strategos.conquest.move.Move.Place;
import strategos.game.Bot;
import strategos.game.Budget;

/**
 * A bot that gathers everything in one place and attacks from there for as long as it has two
 * armies more than its victim. It thinks of nothing else, and is fast.
 */
final class Rush implements Bot<Move, View> {

    private static final int NONE = -1;
    private static final int MOST_DICE = 3;

    /** With this many armies more than the victim, an attack is worth its losses. */
    private static final int MARGIN = 2;

    private static final Move DONE = new Done();

    private final RandomGenerator random;

    Rush(RandomGenerator random) {
        this.random = random;
    }

    @Override
    public Move decide(View view, Budget budget) {
        return switch (view.stage()) {
            case CLAIM, SETTLE -> view.option(random.nextInt(view.count()));
            case REINFORCE -> reinforce(view);
            case ATTACK -> attack(view);
            case DEFEND -> new Defend(view.count());
            case OCCUPY -> occupy(view);
            case FORTIFY -> fortify(view);
            case DRAW_ORDER, DEAL, DEAL_ARMIES, BATTLE, DRAW_CARD, OVER ->
                    throw new IllegalStateException("nobody decides in " + view.stage());
        };
    }

    private static Move reinforce(View view) {
        return view.trades() > 0 ? view.trade(0) : new Place(strongestBorder(view), view.left());
    }

    /** Goes on with the battle in hand, or begins one from the strongest territory that can. */
    private static Move attack(View view) {
        int from = view.from();
        if (from != NONE
                && view.owner(view.to()) != view.seat()
                && isWorthwhile(view, from, view.to())) return attack(view, from, view.to());
        int best = NONE;
        int victim = NONE;
        int most = MARGIN;
        for (int w = 0; w < view.board().words(); w++) {
            for (long rest = view.held(view.seat(), w); rest != 0; rest &= rest - 1) {
                int t = w * Long.SIZE + Long.numberOfTrailingZeros(rest);
                if (view.armies(t) <= most) continue;
                int deadEnd = deadEnd(view, t);
                if (deadEnd == NONE || !isWorthwhile(view, t, deadEnd)) continue;
                best = t;
                victim = deadEnd;
                most = view.armies(t);
            }
        }
        return best == NONE ? DONE : attack(view, best, victim);
    }

    private static Move attack(View view, int from, int to) {
        return new Attack(from, to, Math.min(MOST_DICE, view.armies(from) - 1));
    }

    private static boolean isWorthwhile(View view, int from, int to) {
        return view.armies(from) >= view.armies(to) + MARGIN;
    }

    /** All go forward, unless the new territory leads nowhere. */
    private static Move occupy(View view) {
        return new Occupy(waysOn(view, view.to()) > 0 ? view.occupyAtMost() : view.occupyAtLeast());
    }

    /** The strongest territory behind the lines joins the strongest that it can reach on them. */
    private static Move fortify(View view) {
        int from = strongestInside(view);
        if (from == NONE) return DONE;
        int to = strongestBorder(view);
        if (to == NONE) return DONE;
        var move = new Fortify(from, to, view.armies(from) - 1);
        return view.isLegal(move) ? move : DONE;
    }

    private static int strongestBorder(View view) {
        int best = NONE;
        int most = 0;
        for (int w = 0; w < view.board().words(); w++) {
            for (long rest = view.held(view.seat(), w); rest != 0; rest &= rest - 1) {
                int t = w * Long.SIZE + Long.numberOfTrailingZeros(rest);
                if (view.armies(t) > most && waysOn(view, t) > 0) {
                    best = t;
                    most = view.armies(t);
                }
            }
        }
        return best;
    }

    private static int strongestInside(View view) {
        int best = NONE;
        int most = 1;
        for (int w = 0; w < view.board().words(); w++) {
            for (long rest = view.held(view.seat(), w); rest != 0; rest &= rest - 1) {
                int t = w * Long.SIZE + Long.numberOfTrailingZeros(rest);
                if (view.armies(t) > most && waysOn(view, t) == 0) {
                    best = t;
                    most = view.armies(t);
                }
            }
        }
        return best;
    }

    /** The neighbour of another owner with the fewest ways on; of several the weakest. */
    private static int deadEnd(View view, int from) {
        Board board = view.board();
        int best = NONE;
        int fewest = Integer.MAX_VALUE;
        for (int w = 0; w < board.words(); w++) {
            for (long rest = board.reach(from, w) & ~view.held(view.seat(), w);
                    rest != 0;
                    rest &= rest - 1) {
                int t = w * Long.SIZE + Long.numberOfTrailingZeros(rest);
                int ways = (waysOn(view, t) << 20) + view.armies(t);
                if (ways < fewest) {
                    best = t;
                    fewest = ways;
                }
            }
        }
        return best;
    }

    /** How many neighbours of a territory belong to others. */
    private static int waysOn(View view, int territory) {
        Board board = view.board();
        int ways = 0;
        for (int w = 0; w < board.words(); w++)
            ways += Long.bitCount(board.reach(territory, w) & ~view.held(view.seat(), w));
        return ways;
    }
}
