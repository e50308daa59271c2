package strategos.bots.morris.frozen;

import java.util.random.RandomGenerator;
import strategos.bots.morris.search.Found;
import strategos.bots.morris.search.SearchLimits;
import strategos.game.Bot;
import strategos.game.Budget;
import strategos.morris.Morris;
import strategos.morris.Move;
import strategos.morris.State;
import strategos.morris.View;

/** The first searching bot at its strongest, unchanged. */
public final class Searcher1 implements Bot<Move, View> {

    private static final int TABLE_BITS = 18;
    private static final int OPENING_MEN = 3;
    private static final int OPENING_SLACK = 8;
    private static final int SLIPS = 0;
    private static final long NODES = 4_000_000;

    private static final SearchLimits LIMITS =
            new SearchLimits(Search1.MOST_DEPTH, NODES, Long.MAX_VALUE / 2);

    private final Morris game;
    private final Search1 search;
    private final RandomGenerator random;

    public Searcher1(Morris game, RandomGenerator random) {
        this.game = game;
        this.random = random;
        search = new Search1(game.rules(), Weights1.STANDARD, TABLE_BITS);
    }

    @Override
    public Move decide(View view, Budget budget) {
        if (view.count() == 1 || random.nextInt(100) < SLIPS)
            return view.option(random.nextInt(view.count()));
        State state = view.copy();
        int slack = isOpening(state) ? OPENING_SLACK : 0;
        Found found = search.best(state, LIMITS.within(budget), slack);
        return game.simulation().decode(state, found.any(slack, random));
    }

    private boolean isOpening(State state) {
        return state.myHand() > game.rules().men() - OPENING_MEN;
    }
}
