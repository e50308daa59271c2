package strategos.family;

import java.util.List;
import java.util.Optional;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.wire.ChanceGraph;
import strategos.wire.Explanation;

/**
 * Explains decisions in one game. While a match runs it knows nothing but views, so what it says
 * gives away no more than they do. docs/decisions/0038-reasons.md
 */
public interface Explainer<M, V> {

    /** The decision of the family's adviser, for a viewer who has to decide. */
    Explanation hint(V view, Seed seed);

    /**
     * The reasons for a move.
     *
     * @param bot the name of the bot whose reasons they are
     * @param view what that bot saw, or may have seen, when it decided
     */
    Explanation explain(String bot, V view, M move, Seed seed);

    /**
     * Whether a viewer knows enough to be told the reasons of others while a match runs. They are
     * computed from a position that fits the view, so what is drawn at random must not be shown as
     * a fact.
     */
    boolean isOpen(V view);

    /** The chances of all seats throughout a match that is over; nothing if none are estimated. */
    default Optional<ChanceGraph> chances(List<Step<M>> steps) {
        return Optional.empty();
    }
}
