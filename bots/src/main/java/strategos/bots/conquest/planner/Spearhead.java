package strategos.bots.conquest.planner;

import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Place;
import strategos.conquest.state.Decision;
import strategos.conquest.view.Phase;
import strategos.conquest.view.View;
import strategos.game.Bot;
import strategos.game.Budget;

/** A policy that puts all of its first armies on one territory. */
record Spearhead(int territory, Bot<Move, View> rest) implements Bot<Move, View> {

    @Override
    public Move decide(View view, Budget budget) {
        return isPlacing(view) ? new Place(territory, together(view)) : rest.decide(view, budget);
    }

    /** Whether the viewer places a first army of its own. */
    static boolean isPlacing(View view) {
        return view.decision() == Decision.SETTLE && view.settler() == view.seat();
    }

    /** The most first armies that can be placed together; 0 in other phases. */
    static int together(View view) {
        return view.phase() instanceof Phase.Settle(_, int together) ? together : 0;
    }
}
