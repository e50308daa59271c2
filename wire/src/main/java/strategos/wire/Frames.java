package strategos.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.game.Game;
import strategos.game.Step;
import strategos.game.Viewer;

/** Matches of one game as viewers see them. */
public record Frames<S, M, V>(Game<S, M, V> game, Portrayal<M, V> portrayal) {

    public Scene scene(S state, Viewer viewer) {
        return portrayal.scene(game.view(state, viewer));
    }

    /**
     * A step as a viewer sees it; nothing if the viewer may not know that it happened.
     *
     * @param seq the number of the step among those that the viewer sees
     * @param before the state that the step was taken in, a copy of its own
     */
    public Optional<Frame> frame(long seq, S before, Step<M> step, S after, Viewer viewer) {
        return game.seen(before, step, after, viewer)
                .map(seen -> frame(seq, game.view(before, viewer), seen, game.view(after, viewer)));
    }

    private Frame frame(long seq, V before, Step<M> seen, V after) {
        return new Frame(seq, portrayal.event(before, seen, after), portrayal.scene(after));
    }

    /** A whole match as a viewer sees it, numbered from 1. */
    public List<Frame> replay(List<Step<M>> steps, Viewer viewer) {
        return between(steps, viewer, 0, Long.MAX_VALUE);
    }

    /** What a viewer sees of a match after the step of one number, up to that of another. */
    public List<Frame> between(List<Step<M>> steps, Viewer viewer, long after, long upTo) {
        List<Frame> frames = new ArrayList<>();
        long seen = 0;
        S state = game.start();
        for (Step<M> step : steps) {
            S before = game.copy(state);
            game.apply(state, step);
            if (game.seen(before, step, state, viewer).isEmpty()) continue;
            if (++seen > upTo) break;
            if (seen > after) frame(seen, before, step, state, viewer).ifPresent(frames::add);
        }
        return frames;
    }

    /** The figures of a match over time, as far as a viewer knew them. */
    public History history(List<Step<M>> steps, Viewer viewer) {
        var chronicle = portrayal.chronicle();
        S state = game.start();
        V view = game.view(state, viewer);
        chronicle.look(view);
        for (Step<M> step : steps) {
            game.apply(state, step);
            chronicle.look(view);
        }
        return chronicle.history();
    }
}
