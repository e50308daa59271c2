package strategos.bots.morris.search;

import java.time.Duration;
import strategos.game.Budget;

/** The limits of a search: plies, positions and nanoseconds, whichever is reached first. */
public record SearchLimits(int depth, long nodes, long nanos) {

    /** A search that ends with its depth alone. */
    public static SearchLimits depth(int depth) {
        return new SearchLimits(depth, Long.MAX_VALUE, Long.MAX_VALUE / 2);
    }

    /** No more than this budget either. */
    public SearchLimits within(Budget budget) {
        long budgetNanos =
                budget.time().compareTo(Duration.ofNanos(nanos)) < 0
                        ? budget.time().toNanos()
                        : nanos;
        return new SearchLimits(depth, Math.min(nodes, budget.nodes()), budgetNanos);
    }
}
