package strategos.table;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import strategos.game.Seat;
import strategos.game.Turn;
import strategos.game.Viewer;

/**
 * Actions of bots that are written and sent together: one action, or many while play is skipped.
 * Until then they are tried on a draft, and one bot at a time thinks about the next.
 *
 * <p>If seats decide together, all bots do so in one portion: their decisions are secret, and the
 * time they take would reveal their number.
 */
final class Portion<S, M, V> {

    private static final int MOST_STEPS = 100;

    /** Bots that think for long are followed as they go, and others are not kept waiting. */
    private static final long LONGEST_NANOS = Duration.ofMillis(250).toNanos();

    private final TableBots<S, M, V> bots;
    private final PendingSteps<S, M, V> draft;
    private final boolean inHurry;
    private final long began = System.nanoTime();
    private boolean inSecret;
    private @Nullable Thought<M> thought;

    private record Thought<M>(Seat seat, Future<M> move) {}

    Portion(TableBots<S, M, V> bots, PendingSteps<S, M, V> draft, boolean inHurry) {
        this.bots = bots;
        this.draft = draft;
        this.inHurry = inHurry;
    }

    /** The steps so far; they have happened only when they are on disk. */
    PendingSteps<S, M, V> draft() {
        return draft;
    }

    /** Asks the next bot for its move, if the portion has room for it; the answer is whether. */
    boolean askNext(String account, Runnable whenDecided) {
        Optional<Seat> next = bots.toAct(draft.turn());
        if (next.isEmpty() || isFull(next.get())) return false;
        V view = draft.view(new Viewer.InSeat(next.get()));
        thought = new Thought<>(next.get(), bots.ask(next.get(), view, account, whenDecided));
        return true;
    }

    /** A bot that stands in acts alone, since its owner may be there for the next decision. */
    private boolean isFull(Seat next) {
        int steps = draft.steps().size();
        if (inSecret || steps == 0) return false;
        return !inHurry
                || bots.isStandIn(next)
                || steps >= MOST_STEPS
                || System.nanoTime() - began > LONGEST_NANOS;
    }

    /** Whether a person decides by now where a bot has been asked. */
    boolean isOutdated() {
        return thought != null && !bots.plays(thought.seat());
    }

    boolean isDecided() {
        return thought != null && thought.move().isDone();
    }

    /**
     * Makes the move that a bot has decided on.
     *
     * @param nature lets nature act
     */
    void carryOut(Consumer<PendingSteps<S, M, V>> nature) {
        if (thought == null) return;
        int before = draft.steps().size();
        var refusal = draft.move(thought.seat(), decided(thought), Optional.empty());
        if (refusal.isPresent())
            throw new IllegalStateException(
                    "the bot in " + thought.seat() + " erred: " + refusal.get());
        thought = null;
        nature.accept(draft);
        boolean nothingCameOfIt = draft.steps().size() == before + 1;
        inSecret = nothingCameOfIt && draft.turn() instanceof Turn.DecideTogether;
    }

    private static <M> M decided(Thought<M> thought) {
        return switch (thought.move().state()) {
            case SUCCESS -> thought.move().resultNow();
            case FAILED ->
                    throw new IllegalStateException(
                            "the bot in " + thought.seat() + " failed",
                            thought.move().exceptionNow());
            case CANCELLED, RUNNING ->
                    throw new IllegalStateException(
                            "the bot in " + thought.seat() + " has not decided");
        };
    }

    /** Ends the thinking of a portion that nobody wants any more. */
    void cancel() {
        if (thought != null) thought.move().cancel(true);
    }
}
