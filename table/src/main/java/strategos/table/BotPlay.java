package strategos.table;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The play of the bots at a table: one portion after the other, with pauses between them. */
final class BotPlay<S, M, V> {

    private final TableBots<S, M, V> bots;
    private final MatchLog<S, M, V> log;
    private final Roster roster;
    private final Audience<S, M, V> audience;
    private final TableSettings settings;
    private final Runnable decided;
    private final Consumer<PendingSteps<S, M, V>> nature;
    private @Nullable Portion<S, M, V> portion;
    private boolean skipping;
    private long nextActionNanos;

    /**
     * @param decided called on another thread when a bot has decided
     * @param nature lets nature act after a move
     */
    BotPlay(
            TableBots<S, M, V> bots,
            MatchLog<S, M, V> log,
            Roster roster,
            Audience<S, M, V> audience,
            TableSettings settings,
            Runnable decided,
            Consumer<PendingSteps<S, M, V>> nature) {
        this.bots = bots;
        this.log = log;
        this.roster = roster;
        this.audience = audience;
        this.settings = settings;
        this.decided = decided;
        this.nature = nature;
    }

    /** Whether a bot has to act. */
    boolean isDue() {
        boolean somebodyCares = roster.hasPeople() || !audience.isEmpty();
        return somebodyCares && roster.isComplete() && bots.toAct(log.turn()).isPresent();
    }

    /** Whether bots are acting, and what they do has not happened yet. */
    boolean isActing() {
        return portion != null;
    }

    /** How long people are still given to follow what happened last. */
    Duration pauseLeft() {
        return Duration.ofNanos(skipping ? 0 : nextActionNanos - System.nanoTime());
    }

    /** Lets bots learn from the steps that have just been told, and begins the pause after them. */
    void happened(int known) {
        bots.learn(log, known, audience.account());
        pause(log.length() - known);
    }

    /** Begins a pause after steps that were told together. */
    void pause(int steps) {
        nextActionNanos =
                System.nanoTime() + settings.tempo().pause(roster.pace(), steps).toNanos();
    }

    /** Begins a portion; the answer is its steps, if it is complete already. */
    Optional<PendingSteps<S, M, V>> begin() {
        portion = new Portion<>(bots, log.draft(), skipping);
        return askNext(portion);
    }

    /** Carries out what a bot has decided; the answer is the steps of a complete portion. */
    Optional<PendingSteps<S, M, V>> proceed() {
        if (portion == null || !portion.isDecided()) return Optional.empty();
        portion.carryOut(nature);
        return askNext(portion);
    }

    /** The decision arrives as a message, so that the table can answer others in the meantime. */
    private Optional<PendingSteps<S, M, V>> askNext(Portion<S, M, V> current) {
        if (current.askNext(audience.account(), decided)) return Optional.empty();
        portion = null;
        return Optional.of(current.draft());
    }

    void hurry() {
        skipping = true;
    }

    /** Ends the hurry when a person has to decide. */
    void calmDown() {
        skipping = false;
    }

    /** Bots hurry only while somebody watches; the answer is whether a portion was dropped. */
    boolean endHurry() {
        boolean isDropped = (skipping || !roster.hasPeople()) && abandon();
        skipping = false;
        return isDropped;
    }

    /** Drops what a bot that stands in is about to do if the owner of its seat is back. */
    void dropOutdated() {
        if (portion != null && portion.isOutdated()) abandon();
    }

    /** No client has been told of the steps of a portion, so they have not happened. */
    boolean abandon() {
        if (portion == null) return false;
        portion.cancel();
        portion = null;
        return true;
    }
}
