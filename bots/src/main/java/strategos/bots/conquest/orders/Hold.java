package strategos.bots.conquest.orders;

import java.util.List;
import strategos.conquest.Conquest;
import strategos.conquest.board.Board;
import strategos.conquest.move.Order;

/**
 * The strategy of turtle: new armies to threatened borders, and attacks only when they can hardly
 * fail, or from large stacks: otherwise two turtles would wait for ever.
 */
final class Hold implements Strategy {

    private static final double SURE = 0.95;

    private final Needs needs;

    Hold(Conquest game) {
        needs = new Needs(game.rules().structure(), SURE);
    }

    @Override
    public List<Order> plan(Theatre theatre) {
        var draft = new PlanBuilder(theatre);
        while (draft.pool() > 0)
            draft.deploy(neediest(theatre, draft), Math.ceilDiv(draft.pool(), 2));
        Board board = theatre.board();
        for (int from = 0; from < board.size(); from++) {
            if (!theatre.isMine(from)) continue;
            for (int b = board.firstBorder(from); b < board.endBorder(from); b++)
                attackIfSure(theatre, draft, from, board.to(b));
        }
        draft.moveUp();
        return draft.orders();
    }

    private static int neediest(Theatre theatre, PlanBuilder draft) {
        int best = theatre.strongestBorder();
        int most = Integer.MIN_VALUE;
        for (int t = 0; t < theatre.board().size(); t++) {
            if (!theatre.isMine(t) || !theatre.isBorder(t)) continue;
            int need = theatre.threat(t) - draft.spare(t);
            if (need <= most) continue;
            best = t;
            most = need;
        }
        return best;
    }

    /** What is left behind has to hold against half of what could come. */
    private void attackIfSure(Theatre theatre, PlanBuilder draft, int from, int to) {
        if (!theatre.isForeign(to)) return;
        int need = needs.against(theatre.armies(to));
        int kept = (theatre.threat(from) - (theatre.isNeutral(to) ? 0 : theatre.armies(to))) / 2;
        int spare = draft.spare(from);
        if (draft.isAttacked(to)) return;
        if (spare - Math.max(0, kept) >= need) draft.attack(from, to, need);
        else if (spare >= Commander.HEAP && spare >= theatre.armies(to))
            draft.attack(from, to, spare);
    }
}
