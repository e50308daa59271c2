package strategos.wire;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.game.Game;
import strategos.game.Step;
import strategos.game.Viewer;

/** Creates the frames of matches of one game. */
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
                .map(seen -> portray(seq, before, seen, after, viewer));
    }

    private Frame portray(long seq, S before, Step<M> seen, S after, Viewer viewer) {
        V then = game.view(before, viewer);
        V now = game.view(after, viewer);
        return new Frame(seq, portrayal.event(then, seen, now), portrayal.scene(now));
    }

    /** A whole match as a viewer sees it, numbered from 1. */
    public List<Frame> replay(List<Step<M>> steps, Viewer viewer) {
        return since(steps, viewer, 0);
    }

    /** What a viewer sees of a match after the step of this number. */
    public List<Frame> since(List<Step<M>> steps, Viewer viewer, long after) {
        return between(steps, viewer, after, Long.MAX_VALUE);
    }

    /** The last few steps that a viewer sees of a match, up to the one of this number. */
    public List<Frame> latest(List<Step<M>> steps, Viewer viewer, long upTo, int most) {
        var latest = new ArrayDeque<Seen<S, M>>();
        long seq = 0;
        S state = game.start();
        S before = game.copy(state);
        for (Step<M> step : steps) {
            game.apply(state, step);
            S after = game.copy(state);
            var shown = game.seen(before, step, after, viewer);
            if (shown.isPresent()) {
                if (++seq > upTo) break;
                latest.add(new Seen<>(seq, before, shown.get(), after));
                if (latest.size() > most) latest.remove();
            }
            before = after;
        }
        return latest.stream()
                .map(seen -> portray(seen.seq, seen.before, seen.step, seen.after, viewer))
                .toList();
    }

    /** A step that a viewer sees, with copies of the states before and after it. */
    private record Seen<S, M>(long seq, S before, Step<M> step, S after) {}

    /** How many of these steps a viewer sees, which is the number of the last of them. */
    public long count(List<Step<M>> steps, Viewer viewer) {
        long seen = 0;
        S state = game.start();
        for (Step<M> step : steps) {
            S before = game.copy(state);
            game.apply(state, step);
            if (game.seen(before, step, state, viewer).isPresent()) seen++;
        }
        return seen;
    }

    private List<Frame> between(List<Step<M>> steps, Viewer viewer, long after, long upTo) {
        List<Frame> frames = new ArrayList<>();
        long seen = 0;
        S state = game.start();
        for (Step<M> step : steps) {
            S before = game.copy(state);
            game.apply(state, step);
            var shown = game.seen(before, step, state, viewer);
            if (shown.isEmpty()) continue;
            if (++seen > upTo) break;
            if (seen > after) frames.add(portray(seen, before, shown.get(), state, viewer));
        }
        return frames;
    }

    /** The figures of a match over time, as far as a viewer knew them. */
    public History history(List<Step<M>> steps, Viewer viewer) {
        var collector = portrayal.historyCollector();
        S state = game.start();
        collector.look(game.view(state, viewer));
        long seen = 0;
        for (Step<M> step : steps) {
            S before = game.copy(state);
            game.apply(state, step);
            V after = game.view(state, viewer);
            var shown = game.seen(before, step, state, viewer);
            if (shown.isPresent()) seen++;
            if (shown.orElse(null) instanceof Step.Rolled<M>(int outcome)
                    && outcome != Step.Rolled.UNSEEN)
                collector.roll(seen, game.view(before, viewer), outcome, after);
            collector.look(after);
        }
        return collector.history();
    }
}
