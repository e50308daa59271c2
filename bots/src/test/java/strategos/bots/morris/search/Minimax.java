package strategos.bots.morris.search;

import strategos.morris.Morris;
import strategos.morris.MorrisPlayout;
import strategos.morris.MorrisStage;
import strategos.morris.Rules;
import strategos.morris.State;

/** Looks at every move, as a search would that leaves nothing out and remembers nothing. */
final class Minimax {

    private final Morris game;
    private final MorrisPlayout playout;
    private final Evaluation evaluation;
    private final int quietDraw;

    Minimax(Rules rules) {
        game = new Morris(rules.withoutDraws());
        playout = game.simulation();
        evaluation = Evaluation.shipped(rules);
        quietDraw = rules.quietMoves() == 0 ? Integer.MAX_VALUE : 2 * rules.quietMoves();
    }

    int value(State state, int depth) {
        int first = state.stage() == MorrisStage.TAKE ? depth + 1 : depth;
        return value(state, first, 0, state.past());
    }

    /** The value of a state to its mover; a ply is over when the turn has passed. */
    private int value(State state, int depth, int ply, long[] past) {
        if (state.stage() == MorrisStage.DRAWN) return 0;
        if (ply > 0 && state.stage() == MorrisStage.MOVE && isDrawn(state, past)) return 0;
        if (depth == 0) return evaluate(state);
        int best = -Search.WIN;
        for (int option = 0; option < playout.count(state); option++) {
            State next = game.copy(state.withoutPast());
            playout.play(next, option);
            best = Math.max(best, after(state, next, depth, ply, past));
        }
        return best;
    }

    private int after(State state, State next, int depth, int ply, long[] past) {
        boolean wins = next.stage() == MorrisStage.WON && next.mover() == state.mover();
        if (wins) return Search.WIN - ply - 1;
        return next.mover() == state.mover()
                ? value(next, depth, ply, past)
                : -value(next, depth - 1, ply + 1, past);
    }

    private int evaluate(State state) {
        return evaluation.of(state.mine(), state.theirs(), Rest.of(state));
    }

    /** So near to the root only positions before it can have stood. */
    private boolean isDrawn(State state, long[] past) {
        if (state.quiet() >= quietDraw) return true;
        if (state.quiet() == 0) return false;
        for (long position : past) if (position == state.position()) return true;
        return false;
    }
}
