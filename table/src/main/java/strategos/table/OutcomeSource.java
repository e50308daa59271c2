package strategos.table;

import java.util.Optional;
import strategos.game.Chance;
import strategos.game.RollOrigin;

/**
 * The source of random outcomes. Each is requested with the number of its step and the order that
 * it is about, so that a source can bind it to its place in the match.
 */
@FunctionalInterface
public interface OutcomeSource {

    int roll(int seq, Chance chance, Optional<RollOrigin> origin);
}
