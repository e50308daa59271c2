package strategos.table;

import strategos.game.Chance;

/**
 * The source of random outcomes. Each is requested with the number of its step, so that a source
 * can bind it to its place in the match.
 */
@FunctionalInterface
public interface OutcomeSource {

    int roll(int seq, Chance chance);
}
