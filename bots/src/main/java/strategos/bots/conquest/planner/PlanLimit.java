package strategos.bots.conquest.planner;

import strategos.conquest.board.Board;
import strategos.game.Budget;

/**
 * The limit on the rollouts for one decision: the budget, and a number of nodes that falls with the
 * size of the board, since a node takes longer on a large board.
 */
final class PlanLimit {

    /** On boards of the usual size, this is more than any decision needs. */
    private static final long MOST_NODES = 1_500_000;

    private final Rollout rollout;
    private final long lastNode;
    private final long start = System.nanoTime();
    private final long nanos;

    PlanLimit(Board board, Budget budget, Rollout rollout) {
        this.rollout = rollout;
        lastNode = rollout.nodes() + Math.min(budget.nodes(), nodes(board));
        nanos = budget.time().toNanos();
    }

    static long nodes(Board board) {
        return MOST_NODES / board.size();
    }

    boolean isReached() {
        return rollout.nodes() >= lastNode || System.nanoTime() - start >= nanos;
    }
}
