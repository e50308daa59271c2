package strategos.bots.morris;

import strategos.bots.morris.search.Found;
import strategos.bots.morris.search.Search;
import strategos.bots.morris.search.SearchLimits;
import strategos.morris.Morris;
import strategos.morris.Move;
import strategos.morris.State;

/**
 * The result of searching a position of Morris.
 *
 * @param best the best move
 * @param value its value for the player to move, in hundredths: a hundred multiply the odds of
 *     winning by about 2.7
 * @param depth the search depth in moves
 * @param nodes the number of positions visited
 */
public record Analysis(Move best, int value, int depth, long nodes) {

    /** Searches to a fixed depth, without a time limit. */
    public static Analysis toDepth(Morris game, State state, int depth) {
        var search = new Search(game.rules(), Level.fixed(depth).tableBits());
        Found found = search.best(state, SearchLimits.depth(depth), 0);
        Move best = game.simulation().decode(state, found.best());
        return new Analysis(best, found.value(), found.depth(), found.nodes());
    }
}
