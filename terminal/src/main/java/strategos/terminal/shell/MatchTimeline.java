package strategos.terminal.shell;

import java.util.ArrayList;
import java.util.List;
import strategos.game.Game;
import strategos.game.Match;
import strategos.game.RefusedMoveException;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.game.Turn;
import strategos.game.Viewer;

/**
 * A match with access to every earlier state, so that each viewer can be told what happened.
 *
 * <p>Only one state per block of steps is kept, because a long match on a large board has more
 * states than memory can hold; those of the last used block are cached.
 */
public final class MatchTimeline<S, M, V> {

    private static final int STRETCH = 64;

    private final Match<S, M, V> match;
    private final List<S> firsts = new ArrayList<>();
    private final List<S> stretch = new ArrayList<>();
    private int begin;

    public MatchTimeline(Game<S, M, V> game) {
        match = new Match<>(game);
        stretch.add(match.state());
        firsts.add(match.state());
    }

    public Game<S, M, V> game() {
        return match.game();
    }

    /** How many steps there are. */
    public int size() {
        return match.steps().size();
    }

    public List<Step<M>> steps() {
        return match.steps();
    }

    public Turn turn() {
        return match.turn();
    }

    /** What a viewer sees now. */
    public V view(Viewer viewer) {
        return view(size(), viewer);
    }

    /** What a viewer saw after a number of steps. */
    public V view(int steps, Viewer viewer) {
        return game().view(state(steps), viewer);
    }

    /** Whose turn it was after a number of steps. */
    public Turn turn(int steps) {
        return game().turn(state(steps));
    }

    public void take(Step<M> step) throws RefusedMoveException {
        match.take(step);
        if (size() % STRETCH == 0) firsts.add(match.state());
        if (size() == begin + stretch.size() && stretch.size() < STRETCH)
            stretch.add(match.state());
    }

    /** The state after a number of steps; must not be changed. */
    S state(int steps) {
        if (steps < begin || steps >= begin + stretch.size()) recall(steps / STRETCH);
        return stretch.get(steps - begin);
    }

    private void recall(int number) {
        begin = number * STRETCH;
        stretch.clear();
        stretch.add(firsts.get(number));
        for (Step<M> step : steps().subList(begin, Math.min(begin + STRETCH - 1, size()))) {
            S next = game().copy(stretch.getLast());
            game().apply(next, step);
            stretch.add(next);
        }
    }

    /** Takes back the last step if it is a move of this seat. */
    public boolean undo(Seat seat) {
        if (!match.undo(seat)) return false;
        if (firsts.size() > size() / STRETCH + 1) firsts.removeLast();
        recall(size() / STRETCH);
        return true;
    }

    /** What the viewer saw from one step on to before another. */
    public List<ViewedStep<M, V>> events(int from, int to, Viewer viewer) {
        List<ViewedStep<M, V>> events = new ArrayList<>();
        for (int i = from; i < to; i++) {
            V before = view(i, viewer);
            V after = view(i + 1, viewer);
            game().seen(state(i), steps().get(i), state(i + 1), viewer)
                    .ifPresent(step -> events.add(new ViewedStep<>(before, step, after)));
        }
        return events;
    }
}
