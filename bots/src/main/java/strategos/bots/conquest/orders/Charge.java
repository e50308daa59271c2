package strategos.bots.conquest.orders;

import java.util.List;
import strategos.conquest.Conquest;
import strategos.conquest.board.Board;
import strategos.conquest.move.Order;

/**
 * The strategy of rush: all new armies in one place, and attacks from every border on the weakest
 * neighbours that can be beaten.
 */
final class Charge implements Strategy {

    private static final double LIKELY = 0.6;

    private final Needs needs;

    Charge(Conquest game) {
        needs = new Needs(game.rules().structure(), LIKELY);
    }

    @Override
    public List<Order> plan(Theatre theatre) {
        var draft = new PlanBuilder(theatre);
        draft.deploy(post(theatre), theatre.pool());
        for (int t = 0; t < theatre.board().size(); t++)
            if (theatre.isMine(t) && theatre.isBorder(t)) charge(theatre, draft, t);
        draft.moveUp();
        return draft.orders();
    }

    /**
     * The strongest border from which someone can be beaten. Two heaps that face each other only
     * grow, so what comes new breaks through elsewhere; where nobody can, the strongest waits.
     */
    private int post(Theatre theatre) {
        int best = Theatre.NONE;
        for (int t = 0; t < theatre.board().size(); t++) {
            if (!theatre.isMine(t) || !theatre.isBorder(t)) continue;
            if (best != Theatre.NONE && theatre.armies(t) <= theatre.armies(best)) continue;
            if (canBeatWith(theatre, t, theatre.armies(t) - 1 + theatre.pool())) best = t;
        }
        return best == Theatre.NONE ? theatre.strongestBorder() : best;
    }

    private boolean canBeatWith(Theatre theatre, int from, int armies) {
        Board board = theatre.board();
        for (int b = board.firstBorder(from); b < board.endBorder(from); b++) {
            int to = board.to(b);
            if (theatre.isForeign(to) && needs.against(theatre.armies(to)) <= armies) return true;
        }
        return false;
    }

    /** One victim after the other gets what it takes, and the last all that is left. */
    private void charge(Theatre theatre, PlanBuilder draft, int from) {
        int last = Theatre.NONE;
        for (int to = weakest(theatre, draft, from); to != Theatre.NONE; ) {
            draft.attack(from, to, needs.against(theatre.armies(to)));
            last = draft.attacks().size() - 1;
            to = weakest(theatre, draft, from);
        }
        if (last != Theatre.NONE && draft.spare(from) > 0)
            draft.strengthen(last, draft.spare(from));
    }

    /** The weakest foreign neighbour that is not attacked yet and can be beaten. */
    private int weakest(Theatre theatre, PlanBuilder draft, int from) {
        Board board = theatre.board();
        int weakest = Theatre.NONE;
        for (int b = board.firstBorder(from); b < board.endBorder(from); b++) {
            int to = board.to(b);
            if (!theatre.isForeign(to) || draft.spare(from) < needs.against(theatre.armies(to)))
                continue;
            if (draft.isAttacked(to)) continue;
            if (weakest == Theatre.NONE || theatre.armies(to) < theatre.armies(weakest))
                weakest = to;
        }
        return weakest;
    }
}
