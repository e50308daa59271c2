package strategos.bots.morris;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import strategos.bots.morris.search.Found;
import strategos.bots.morris.search.Search;
import strategos.bots.morris.search.SearchLimits;
import strategos.morris.Morris;
import strategos.morris.Move;
import strategos.morris.State;

/**
 * A move of a position of Morris, with what a search expects of it.
 *
 * @param chance the chance that the player to move wins
 * @param decidedIn the number of moves until the match ends, if the search sees its end
 */
public record ValuedMove(Move move, double chance, OptionalInt decidedIn) {

    private static final long NODES = 400_000;

    /** The size of the table of known positions, as a power of two. */
    private static final int TABLE_BITS = 18;

    /** Moves that are worse than the best by more are told apart only roughly. */
    private static final int SLACK = 300;

    /** This many points multiply the odds of winning by e. */
    private static final double SCALE = 100;

    /** All moves of a position, the best first. */
    public static List<ValuedMove> of(Morris game, State state, int depth) {
        return of(game, state, new SearchLimits(depth, NODES));
    }

    static List<ValuedMove> of(Morris game, State state, SearchLimits limits) {
        var search = new Search(game.rules(), TABLE_BITS);
        Found found = search.best(state, limits, SLACK);
        return IntStream.range(0, found.codes().length)
                .mapToObj(
                        i ->
                                valued(
                                        game.simulation().decode(state, found.codes()[i]),
                                        found.values()[i]))
                .toList();
    }

    private static ValuedMove valued(Move move, int value) {
        int plies = Search.WIN - Math.abs(value);
        return plies <= Search.MOST_DEPTH
                ? new ValuedMove(move, value > 0 ? 1 : 0, OptionalInt.of(plies))
                : new ValuedMove(move, 1 / (1 + Math.exp(-value / SCALE)), OptionalInt.empty());
    }
}
