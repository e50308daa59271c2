package strategos.bots.morris;

import java.util.random.RandomGenerator;
import strategos.bots.morris.search.Found;
import strategos.bots.morris.search.Search;
import strategos.game.Bot;
import strategos.game.Budget;
import strategos.morris.Morris;
import strategos.morris.Move;
import strategos.morris.State;
import strategos.morris.View;

/** A bot that searches ahead, as far as its level and its budget allow. */
final class Searcher implements Bot<Move, View> {

    private static final int OPENING_MEN = 3;

    private final Morris game;
    private final Level level;
    private final Search search;
    private final RandomGenerator random;

    Searcher(Morris game, Level level, RandomGenerator random) {
        this.game = game;
        this.level = level;
        this.random = random;
        search = new Search(game.rules(), level.tableBits());
    }

    @Override
    public Move decide(View view, Budget budget) {
        if (view.count() == 1 || random.nextInt(100) < level.slips())
            return view.option(random.nextInt(view.count()));
        State state = view.copy();
        int slack = isOpening(state) ? level.openingSlack() : level.slack();
        Found found = search.best(state, level.limits().within(budget), slack);
        if (isOfferedDraw(view) && found.value() <= 0) return new Move.Draw();
        return game.simulation().decode(state, found.any(slack, random));
    }

    /** All moves of a state, the best first. */
    Found look(State state, Budget budget) {
        return search.best(state, level.limits().within(budget), 0);
    }

    static boolean isOfferedDraw(View view) {
        return view.offer() == 1 - view.player();
    }

    private boolean isOpening(State state) {
        return state.myHand() > game.rules().men() - OPENING_MEN;
    }
}
