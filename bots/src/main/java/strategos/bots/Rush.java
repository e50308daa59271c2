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
 * armies more than its victim. It thinks of nothing else, remembers nothing, and is fast: it scans
 * words of bits and allocates its moves alone.
 */
final class Rush implements Bot<Move, View> {

    private static final int NONE = -1;
    private static final int MOST_DICE = 3;

    /** With this many armies more than the victim, an attack is worth its losses. */
    private static final int MARGIN = 2;

    /** What a way on counts against armies when victims are compared: more than any number. */
    private static final int WAY = 1 << 20;

    private static final Move DONE = new Done();

    /** Where a territory lies: at the border to others, or behind it. */
    private enum Side {
        BORDER,
        INSIDE
    }

    private final Board board;
    private final RandomGenerator random;

    Rush(Board board, RandomGenerator random) {
        this.board = board;
        this.random = random;
    }

    @Override
    public Move decide(View view, Budget budget) {
        return switch (view.stage()) {
            case CLAIM, SETTLE -> view.option(random.nextInt(view.count()));
            case REINFORCE -> reinforce(view);
            case TRADE -> view.trades() > 0 ? view.trade(0) : DONE;
            case ATTACK -> attack(view);
            case DEFEND -> new Defend(view.count());
            case OCCUPY -> occupy(view);
            case FORTIFY -> fortify(view);
            case DRAW_ORDER, ROLL_ORDER, DEAL, DEAL_ARMIES, BATTLE, DRAW_CARD, OVER ->
                    throw new IllegalStateException("nobody decides in " + view.stage());
        };
    }

    private Move reinforce(View view) {
        return view.trades() > 0
                ? view.trade(0)
                : new Place(strongest(view, Side.BORDER), view.left());
    }

    /**
     * Goes on with the battle in hand, then with the army that has just conquered, then with the
     * strongest that can.
     */
    private Move attack(View view) {
        int from = view.from();
        if (from == NONE) return attackFromStrongest(view);
        int to = view.to();
        if (view.owner(to) != view.seat()) {
            if (isWorthwhile(view, from, to)) return attack(view, from, to);
        } else {
            int victim = victimOf(view, to);
            if (victim != NONE) return attack(view, to, victim);
        }
        return attackFromStrongest(view);
    }

    private Move attackFromStrongest(View view) {
        int from = NONE;
        int victim = NONE;
        int most = MARGIN;
        for (int w = 0; w < board.words(); w++) {
            for (long rest = view.held(view.seat(), w); rest != 0; rest &= rest - 1) {
                int t = w * Long.SIZE + Long.numberOfTrailingZeros(rest);
                if (view.armies(t) <= most) continue;
                int found = victimOf(view, t);
                if (found == NONE) continue;
                from = t;
                victim = found;
                most = view.armies(t);
            }
        }
        return from == NONE ? DONE : attack(view, from, victim);
    }

    private static Move attack(View view, int from, int to) {
        return new Attack(from, to, Math.min(MOST_DICE, view.armies(from) - 1));
    }

    private static boolean isWorthwhile(View view, int from, int to) {
        return view.armies(from) >= view.armies(to) + MARGIN;
    }

    /**
     * The neighbour to attack from a territory, if that is worthwhile: the one with the fewest ways
     * on, so that no corner is left behind, and of several the weakest.
     */
    private int victimOf(View view, int from) {
        int victim = NONE;
        int fewest = Integer.MAX_VALUE;
        for (int w = 0; w < board.words(); w++) {
            long foreign = board.reach(from, w) & ~view.held(view.seat(), w);
            for (long rest = foreign; rest != 0; rest &= rest - 1) {
                int t = w * Long.SIZE + Long.numberOfTrailingZeros(rest);
                int ways = waysOn(view, t) * WAY + view.armies(t);
                if (ways >= fewest) continue;
                victim = t;
                fewest = ways;
            }
        }
        return victim != NONE && isWorthwhile(view, from, victim) ? victim : NONE;
    }

    /** All go forward, unless the new territory leads nowhere. */
    private Move occupy(View view) {
        boolean leadsOn = waysOn(view, view.to()) > 0;
        return new Occupy(leadsOn ? view.occupyAtMost() : view.occupyAtLeast());
    }

    /** The strongest territory behind the lines joins the strongest on them. */
    private Move fortify(View view) {
        int from = strongest(view, Side.INSIDE);
        if (from == NONE || view.armies(from) == 1) return DONE;
        int to = strongest(view, Side.BORDER);
        boolean moves = view.isJoined(from, to) && view.canLeave(from) > 0;
        return moves ? new Fortify(from, to, view.canLeave(from)) : DONE;
    }

    private int strongest(View view, Side side) {
        int strongest = NONE;
        int most = 0;
        for (int w = 0; w < board.words(); w++) {
            for (long rest = view.held(view.seat(), w); rest != 0; rest &= rest - 1) {
                int t = w * Long.SIZE + Long.numberOfTrailingZeros(rest);
                if (view.armies(t) <= most || waysOn(view, t) > 0 != (side == Side.BORDER))
                    continue;
                strongest = t;
                most = view.armies(t);
            }
        }
        return strongest;
    }

    /** How many neighbours of a territory belong to others. */
    private int waysOn(View view, int territory) {
        int ways = 0;
        for (int w = 0; w < board.words(); w++)
            ways += Long.bitCount(board.reach(territory, w) & ~view.held(view.seat(), w));
        return ways;
    }
}
