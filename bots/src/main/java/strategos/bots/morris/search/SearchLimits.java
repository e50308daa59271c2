package strategos.bots.morris.search;

import java.time.Duration;
import strategos.game.Budget;

/** The limits of a search: plies, positions and nanoseconds, whichever is reached first. */
public record SearchLimits(int depth, long nodes, long nanos) {

    /** So long that a deadline after it is still a number. */
    private static final long FOREVER = Long.MAX_VALUE / 2;

    /** A search that ends with its depth or its nodes. */
    public SearchLimits(int depth, long nodes) {
        this(depth, nodes, FOREVER);
    }

    /** A search that ends with its depth alone. */
    public static SearchLimits depth(int depth) {
        return new SearchLimits(depth, Long.MAX_VALUE);
    }

    /** A search that ends with its nodes alone. */
    public static SearchLimits nodes(long nodes) {
        return new SearchLimits(Search.MOST_DEPTH, nodes);
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
