package strategos.solve;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import strategos.morris.Morris;
import strategos.morris.MorrisPlayout;
import strategos.morris.MorrisStage;
import strategos.morris.Rules;
import strategos.morris.State;

/**
 * Every position of a small game, without symmetries or retrograde moves: outcomes are derived from
 * those of the step before until nothing changes, first where fewer men are left.
 */
final class BruteForce {

    private final Morris game;
    private final MorrisPlayout playout;
    private final Map<Long, Integer> outcomes = new HashMap<>();

    BruteForce(Rules rules, int most) {
        game = new Morris(rules.withoutDraws());
        playout = game.simulation();
        int rights = rules.flying() == Rules.Flying.AFTER_MILL ? 4 : 1;
        for (int total = 6; total <= 2 * most; total++) {
            List<Long> positions = new ArrayList<>();
            for (int men = Math.max(3, total - most); men <= Math.min(most, total - 3); men++)
                for (int each = 0; each < rights; each++) add(positions, men, total - men, each);
            while (improve(positions)) {}
        }
    }

    private void add(List<Long> positions, int men, int others, int rights) {
        int all = game.rules().board().all();
        for (int mine = 0; mine <= all; mine++) {
            if (Integer.bitCount(mine) != men) continue;
            for (int theirs = 0; theirs <= all; theirs++)
                if (Integer.bitCount(theirs) == others && (mine & theirs) == 0)
                    positions.add(key(mine, theirs, rights));
        }
        positions.forEach(position -> outcomes.putIfAbsent(position, Outcome.DRAW));
    }

    private static long key(int mine, int theirs, int rights) {
        return (long) mine << 32 | (long) theirs << 2 | rights;
    }

    /** The outcome of a position with player 0 to move. */
    int of(int mine, int theirs, int rights) {
        return outcomes.getOrDefault(key(mine, theirs, rights), Outcome.NONE);
    }

    int size() {
        return outcomes.size();
    }

    /** Decides what is one move further from a decision, and says whether there was any. */
    private boolean improve(List<Long> positions) {
        Map<Long, Integer> found = new HashMap<>();
        for (long position : positions) {
            if (outcomes.getOrDefault(position, Outcome.NONE) != Outcome.DRAW) continue;
            int derived = derived(position);
            if (derived != Outcome.DRAW) found.put(position, derived);
        }
        outcomes.putAll(found);
        return !found.isEmpty();
    }

    private int derived(long position) {
        int theirs = (int) (position >>> 2 & (1 << 30) - 1);
        State state = game.moving(0, (int) (position >>> 32), theirs, (int) position & 3);
        if (state.stage() == MorrisStage.WON) return Outcome.loss(0);
        int best = Outcome.loss(0);
        for (int option = 0; option < playout.count(state); option++) {
            State next = game.copy(state);
            playout.play(next, option);
            best = Outcome.better(after(next, false), best);
        }
        return best;
    }

    private int after(State state, boolean captured) {
        if (state.stage() == MorrisStage.WON) return Outcome.win(1);
        if (state.stage() == MorrisStage.DRAWN) return Outcome.DRAW;
        if (state.stage() == MorrisStage.TAKE) {
            int best = Outcome.loss(0);
            for (int option = 0; option < playout.count(state); option++) {
                State next = game.copy(state);
                playout.play(next, option);
                best = Outcome.better(after(next, true), best);
            }
            return best;
        }
        int rights =
                (state.hasFlight(state.mover()) ? 1 : 0)
                        | (state.hasFlight(1 - state.mover()) ? 2 : 0);
        int outcome = of(state.mine(), state.theirs(), rights);
        return captured ? Outcome.afterCapture(outcome) : Outcome.afterMove(outcome);
    }
}
