package strategos.morris;

import java.util.ArrayList;
import java.util.List;

/** The number of move sequences of a given length (perft), for comparison with other programs. */
public final class Perft {

    /** What counts as a move. */
    public enum Captures {
        PART_OF_THE_MOVE,
        MOVES_OF_THEIR_OWN
    }

    private final MorrisPlayout playout;
    private final Captures captures;
    private final List<State> states = new ArrayList<>();

    public Perft(Morris game, Captures captures) {
        this.playout = game.simulation();
        this.captures = captures;
    }

    /** The ways from a state in which a player decides. */
    public long count(State state, int depth) {
        return count(state, depth, 0);
    }

    private long count(State state, int depth, int ply) {
        boolean unfinished =
                captures == Captures.PART_OF_THE_MOVE && state.stage() == MorrisStage.TAKE;
        if (depth == 0 && !unfinished) return 1;
        int options = playout.count(state);
        int left = unfinished ? depth : depth - 1;
        if (left == 0 && (unfinished || captures == Captures.MOVES_OF_THEIR_OWN)) return options;
        long ways = 0;
        State next = stateAt(ply, state);
        for (int option = 0; option < options; option++) {
            next.copyFrom(state);
            playout.play(next, option);
            ways += count(next, left, ply + 1);
        }
        return ways;
    }

    private State stateAt(int ply, State like) {
        while (states.size() <= ply) states.add(new State(like));
        return states.get(ply);
    }
}
