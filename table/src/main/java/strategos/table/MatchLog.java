package strategos.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import strategos.game.Game;
import strategos.game.NotationException;
import strategos.game.Step;
import strategos.game.StepText;
import strategos.game.Turn;
import strategos.game.Viewer;
import strategos.table.Journal.Entry;
import strategos.table.Journal.Message;
import strategos.wire.Frame;
import strategos.wire.Frames;
import strategos.wire.Scene;

/**
 * A match as it is on disk: its state, the steps that led there, and the messages that caused them.
 *
 * <p>Each viewer's visible steps are numbered from 1 without gaps: a gap would reveal a hidden
 * step.
 */
final class MatchLog<S, M, V> {

    private final Frames<S, M, V> frames;
    private final Game<S, M, V> game;
    private final List<Step<M>> steps = new ArrayList<>();
    private final Map<Message, Integer> answered = new HashMap<>();
    private final S state;

    MatchLog(Frames<S, M, V> frames, List<Entry> past) {
        this.frames = frames;
        game = frames.game();
        state = game.start();
        var text = new StepText<>(game.notation());
        for (Entry entry : past) {
            Step<M> step = read(text, entry);
            game.apply(state, step);
            remember(entry, step);
        }
    }

    private static <M> Step<M> read(StepText<M> text, Entry entry) {
        try {
            return text.read(entry.line());
        } catch (NotationException unreadable) {
            throw new IllegalStateException("step " + entry.seq() + ": " + unreadable.getMessage());
        }
    }

    int length() {
        return steps.size();
    }

    List<Step<M>> steps() {
        return List.copyOf(steps);
    }

    Turn turn() {
        return game.turn(state);
    }

    int turns() {
        return game.turns(state);
    }

    /** What a viewer sees now. */
    Scene scene(Viewer viewer) {
        return frames.scene(state, viewer);
    }

    /** A copy to try further steps on. */
    PendingSteps<S, M, V> draft() {
        return new PendingSteps<>(game, game.copy(state), steps.size());
    }

    /** The number of the step that this message asked for before; empty if it is new. */
    OptionalInt answerTo(Message message) {
        Integer seq = answered.get(message);
        return seq == null ? OptionalInt.empty() : OptionalInt.of(seq);
    }

    /** How many of these steps earn time, as far as everybody sees them. */
    int gains(PendingSteps<S, M, V> draft) {
        S now = game.copy(state);
        int gains = 0;
        for (Step<M> step : draft.steps()) {
            S before = game.copy(now);
            game.apply(now, step);
            if (frames.frame(0, before, step, now, new Viewer.Public())
                    .filter(frame -> frame.event().earnsTime())
                    .isPresent()) gains++;
        }
        return gains;
    }

    /** Takes over steps that have been written down; each of them is shown as it is taken. */
    void accept(PendingSteps<S, M, V> draft, Scenes<S, M> shown) {
        for (int i = 0; i < draft.steps().size(); i++) {
            Step<M> step = draft.steps().get(i);
            S before = game.copy(state);
            game.apply(state, step);
            remember(draft.entries().get(i), step);
            shown.show(before, step, state);
        }
    }

    private void remember(Entry entry, Step<M> step) {
        steps.add(step);
        entry.message().ifPresent(message -> answered.put(message, entry.seq()));
    }

    /** How many of the first steps a viewer has seen, which is the number of the last of them. */
    long seenBy(Viewer viewer, int upTo) {
        return frames.count(steps.subList(0, upTo), viewer);
    }

    /** What a viewer has seen after the step of this number. */
    List<Frame> missed(Viewer viewer, long since) {
        return frames.since(steps, viewer, since);
    }

    /** Receives steps with the states before and after them; valid during the call. */
    @FunctionalInterface
    interface Scenes<S, M> {
        void show(S before, Step<M> step, S after);
    }
}
