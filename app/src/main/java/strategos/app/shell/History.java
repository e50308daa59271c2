package strategos.app.shell;

import java.util.ArrayList;
import java.util.List;
import strategos.game.Game;
import strategos.game.Match;
import strategos.game.RefusedMoveException;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.game.Turn;
import strategos.game.Viewer;

/** A match with every state it went through, so that each viewer can be told what happened. */
public final class History<S, M, V> {

    private final Match<S, M, V> match;
    private final List<S> states = new ArrayList<>();

    public History(Game<S, M, V> game) {
        match = new Match<>(game);
        states.add(match.state());
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

    /** What a viewer saw after so many steps. */
    public V view(int steps, Viewer viewer) {
        return game().view(states.get(steps), viewer);
    }

    /** Whose turn it was after so many steps. */
    public Turn turn(int steps) {
        return game().turn(states.get(steps));
    }

    public void take(Step<M> step) throws RefusedMoveException {
        match.take(step);
        states.add(match.state());
    }

    /** Takes back the last step if it is a move of this seat. */
    public boolean undo(Seat seat) {
        if (!match.undo(seat)) return false;
        states.removeLast();
        return true;
    }

    /** What the viewer saw from one step on to before another. */
    public List<Event<M, V>> events(int from, int to, Viewer viewer) {
        List<Event<M, V>> events = new ArrayList<>();
        for (int i = from; i < to; i++) {
            V before = view(i, viewer);
            V after = view(i + 1, viewer);
            game().seen(states.get(i), steps().get(i), states.get(i + 1), viewer)
                    .ifPresent(step -> events.add(new Event<>(before, step, after)));
        }
        return events;
    }
}
