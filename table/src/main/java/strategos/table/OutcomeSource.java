package strategos.table;

import strategos.game.Chance;

/**
 * Where nature's outcomes come from. Each is asked for by the number of the step that it will be,
 * so that a source can bind it to its place in the match.
 */
@FunctionalInterface
public interface OutcomeSource {

    int roll(int seq, Chance chance);
}
