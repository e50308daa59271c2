package strategos.bots.morris;

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
        evaluation = new Evaluation(rules, Weights.STANDARD);
        quietDraw = rules.quietMoves() == 0 ? Integer.MAX_VALUE : 2 * rules.quietMoves();
    }

    int value(State state, int depth) {
        return value(state, depth, 0, state.past());
    }

    private int value(State state, int depth, int ply, long[] past) {
        if (state.stage() == MorrisStage.WON) return Search.WIN - ply;
        if (state.stage() == MorrisStage.DRAWN) return 0;
        if (ply > 0 && state.stage() == MorrisStage.MOVE && isDrawn(state, past)) return 0;
        if (depth == 0 && state.stage() != MorrisStage.TAKE) return evaluation.of(state);
        int best = -Search.WIN;
        for (int option = 0; option < playout.count(state); option++) {
            State next = game.copy(state.withoutPast());
            playout.play(next, option);
            int left = state.stage() == MorrisStage.TAKE ? depth : depth - 1;
            int value = value(next, left, ply + 1, past);
            best = Math.max(best, next.mover() == state.mover() ? value : -value);
        }
        return best;
    }

    /** So near to the root only positions before it can have stood. */
    private boolean isDrawn(State state, long[] past) {
        if (state.quiet() >= quietDraw) return true;
        if (state.quiet() == 0) return false;
        for (long position : past) if (position == state.position()) return true;
        return false;
    }
}
