package strategos.bots.morris;

import strategos.morris.Morris;
import strategos.morris.Move;
import strategos.morris.State;

/**
 * What looking ahead says about a position of Morris.
 *
 * @param best the best move
 * @param value what it is worth to the player whose turn it is, in hundredths: a hundred make the
 *     odds to win about 2.7 times better
 * @param depth how many moves ahead it was looked
 * @param nodes how many positions were looked at
 */
public record Analysis(Move best, int value, int depth, long nodes) {

    /** Looks so many moves ahead, however long it takes. */
    public static Analysis toDepth(Morris game, State state, int depth) {
        var search = new Search(game.rules(), Weights.STANDARD, Searcher.TABLE_BITS);
        Found found = search.best(state, SearchLimits.depth(depth), 0);
        Move best = game.simulation().decode(state, found.best());
        return new Analysis(best, found.value(), found.depth(), found.nodes());
    }
}
