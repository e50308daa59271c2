package strategos.table;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.stream.LongStream;
import strategos.dice.Bytes32;
import strategos.game.Game;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.game.Turn;
import strategos.game.TurnOwner;
import strategos.game.Viewer;
import strategos.table.SealState.Phase;
import strategos.table.Sealing.ShownLink;
import strategos.wire.FaultCode;
import strategos.wire.FromClient;
import strategos.wire.TimeControl;
import strategos.wire.ToClient;

/**
 * The dice at a table. In a sealed match it seals, collects tips and links, and goes on without
 * clients that are silent; in others it rolls what the server draws.
 *
 * <p>Every change is on disk before anybody is told of it.
 */
final class DiceDesk<S, M, V> {

    private final Game<S, M, V> game;
    private final MatchLog<S, M, V> log;
    private final Roster roster;
    private final Audience<S, M, V> audience;
    private final Journal journal;
    private final LongSupplier time;
    private final OutcomeSource unsealed;
    private final Optional<Sealing> sealing;

    /** The seats that are asked for a link before orders are carried out. */
    private final Set<Integer> asked = new HashSet<>();

    private int askedBefore;
    private long askedAt;

    DiceDesk(
            Game<S, M, V> game,
            MatchLog<S, M, V> log,
            Roster roster,
            Audience<S, M, V> audience,
            Journal journal,
            LongSupplier time,
            OutcomeSource unsealed,
            Optional<SealTerms> terms) {
        this.game = game;
        this.log = log;
        this.roster = roster;
        this.audience = audience;
        this.journal = journal;
        this.time = time;
        this.unsealed = unsealed;
        sealing = terms.map(it -> new Sealing(it, log.steps()));
        if (!isReady()) roster.holdUp();
    }

    private boolean isReady() {
        return sealing.isEmpty() || sealing.get().isReady();
    }

    // Sealing.

    /** Seals the match as soon as its seats are taken; the answer is whether it can begin. */
    boolean seal() {
        if (sealing.isEmpty()) return true;
        var seal = sealing.get();
        if (seal.state().isEmpty() && roster.areSeatsTaken()) sealAnew(seal);
        if (seal.isReady()) roster.release();
        return seal.isReady();
    }

    private void sealAnew(Sealing seal) {
        var made = seal.newSeal(roster.id(), roster.kinds(), time.getAsLong());
        seal.set(journal.seal(made).join());
        tell();
    }

    /** Hears of a chain or a link; the answer is whether the match can go on because of it. */
    boolean hear(Watcher watcher, Seat viewer, FromClient message, Replies<S, M, V> replies) {
        int seat =
                switch (message) {
                    case FromClient.Commit commit -> commit.seat();
                    case FromClient.Reveal reveal -> reveal.seat();
                    default -> throw new IllegalArgumentException("not about dice: " + message);
                };
        boolean isOwn = roster.atScreenOf(viewer).stream().anyMatch(it -> it.index() == seat);
        if (sealing.flatMap(Sealing::state).isEmpty() || !isOwn) {
            refuse(watcher, message, replies, "The dice of this seat are not asked for.");
            return false;
        }
        var seal = sealing.get();
        boolean wasReady = seal.isReady();
        boolean isTaken =
                switch (message) {
                    case FromClient.Commit(_, _, String tip) -> commit(seal, seat, bytes(tip));
                    case FromClient.Reveal(_, _, String link) -> reveal(seal, seat, bytes(link));
                    default -> false;
                };
        if (!isTaken) {
            refuse(watcher, message, replies, "This is not what the dice need now.");
            return false;
        }
        replies.acknowledge(watcher, message);
        boolean isReadyNow = !wasReady && seal.isReady();
        if (isReadyNow) roster.release();
        return isReadyNow || log.turn() instanceof Turn.Roll && asked.isEmpty();
    }

    private void refuse(Watcher watcher, FromClient message, Replies<S, M, V> replies, String why) {
        replies.refuse(watcher, message.id(), FaultCode.NOT_ALLOWED, why);
        audience.viewerOf(watcher).flatMap(this::told).ifPresent(watcher::tell);
    }

    private static Bytes32 bytes(String hex) {
        return Bytes32.read(hex).orElseThrow();
    }

    private boolean commit(Sealing seal, int seat, Bytes32 tip) {
        if (seal.isCommitted(seat, tip)) return true;
        var next = seal.commit(seat, tip, log.length() + 1, time.getAsLong());
        next.ifPresent(state -> keep(seal, state));
        return next.isPresent();
    }

    private boolean reveal(Sealing seal, int seat, Bytes32 link) {
        if (seal.isShown(seat, link)) return true;
        if (asked.contains(seat)) {
            if (!seal.isNext(seat, link)) return false;
            keepOne(seal, seal.answered(seat, link, log.length() + 1));
            seal.note(seat, link);
            asked.remove(seat);
            return true;
        }
        var next = seal.reveal(seat, link, time.getAsLong());
        next.ifPresent(state -> keep(seal, state));
        return next.isPresent();
    }

    private void keep(Sealing seal, SealState state) {
        keepOne(seal, state);
        tell();
    }

    private void keepOne(Sealing seal, SealState state) {
        journal.setSeal(state).join();
        seal.set(state);
    }

    // Silence.

    private boolean isSlow() {
        return roster.time().orElse(null) instanceof TimeControl.Correspondence;
    }

    private Duration patience() {
        return isSlow() ? roster.time().orElseThrow().turn() : Sealing.PATIENCE;
    }

    /** The server time at which the match goes on without clients that are silent. */
    OptionalLong deadline() {
        var sealed =
                sealing.map(seal -> seal.deadline(patience(), isSlow()))
                        .orElse(OptionalLong.empty());
        LongStream links =
                asked.isEmpty()
                        ? LongStream.empty()
                        : LongStream.of(askedAt + Sealing.PATIENCE.toMillis());
        return LongStream.concat(sealed.stream(), links).min();
    }

    /** The same, for a match that nobody may be watching then. */
    OptionalLong dueAt() {
        return isSlow() ? deadline() : OptionalLong.empty();
    }

    /** Goes on without clients that were silent for too long; the answer is whether it did. */
    boolean check() {
        var deadline = deadline();
        if (deadline.isEmpty() || deadline.getAsLong() > time.getAsLong()) return false;
        if (!asked.isEmpty()) {
            asked.clear();
            return true;
        }
        var seal = sealing.orElseThrow();
        if (isSlow()) {
            keep(seal, seal.withoutSilent(time.getAsLong()));
        } else {
            var next = seal.newSeal(roster.id(), roster.kinds(), time.getAsLong());
            journal.setSeal(seal.asVoid(time.getAsLong())).join();
            seal.set(journal.seal(next).join());
            tell();
        }
        if (seal.isReady()) roster.release();
        return true;
    }

    // Play.

    /**
     * What a client sends with a move, if it can be used.
     *
     * @return empty if the link is not the next of the seat
     */
    Optional<Optional<ShownLink>> shown(Seat seat, FromClient.Move move) {
        if (move.link() == null || sealing.isEmpty()) return Optional.of(Optional.empty());
        var link = bytes(move.link());
        if (!sealing.get().isNext(seat.index(), link)) return Optional.empty();
        var next = Optional.ofNullable(move.next()).map(DiceDesk::bytes);
        return Optional.of(Optional.of(new ShownLink(link, next)));
    }

    /** Lets nature act after a move, unless links have to be collected first. */
    void roll(PendingSteps<S, M, V> draft, Optional<Bytes32> link) {
        if (sealing.isEmpty()) draft.roll(unsealed);
        else if (!collectsLinks(draft.turns())) draft.roll(sealing.get().outcomes(link));
    }

    /** Whether orders of all seats are carried out together. */
    private boolean collectsLinks(int turns) {
        return sealing.isPresent() && game.turnOwner() == TurnOwner.EVERY_SEAT && turns > 0;
    }

    /** Whether nature has to act, but waits. */
    boolean isWaiting() {
        return collectsLinks(log.turns()) && log.turn() instanceof Turn.Roll;
    }

    /**
     * Asks the players who are there for a link, once before orders are carried out.
     *
     * @return whether there is anybody to wait for
     */
    boolean ask(List<Seat> present) {
        int step = log.length() + 1;
        if (isSlow() || askedBefore == step) return !asked.isEmpty();
        var seal = sealing.orElseThrow();
        asked.clear();
        present.stream()
                .map(Seat::index)
                .filter(seat -> seal.canAnswer(seat, step))
                .forEach(asked::add);
        askedBefore = step;
        askedAt = time.getAsLong();
        if (!asked.isEmpty()) tell();
        return !asked.isEmpty();
    }

    /** Carries out the orders, with the links that were sent. */
    void rollOrders(PendingSteps<S, M, V> draft) {
        draft.roll(sealing.orElseThrow().outcomes(Optional.empty()));
    }

    /** The seal after steps, to be written with them. */
    Optional<SealState> after(PendingSteps<S, M, V> draft, Optional<ShownLink> shown) {
        return sealing.map(
                seal -> {
                    var next = seal.after(draft.firstSeq(), draft.steps(), shown);
                    return draft.turn() instanceof Turn.Over
                            ? new SealState(Phase.OPEN, next.since(), next.record())
                            : next;
                });
    }

    /** Notes that the steps are on disk. */
    void happened(
            Optional<SealState> after, PendingSteps<S, M, V> draft, Optional<ShownLink> shown) {
        if (after.isEmpty()) return;
        var seal = sealing.orElseThrow();
        seal.set(after.get());
        if (shown.isPresent() && draft.steps().getFirst() instanceof Step.Moved<M> moved)
            seal.note(moved.seat().index(), shown.get().link());
        boolean isNews =
                after.get().phase() == Phase.OPEN || shown.flatMap(ShownLink::next).isPresent();
        if (isNews) tell();
    }

    // What clients are told.

    private void tell() {
        audience.tellEach(viewer -> told(viewer).orElseThrow());
    }

    /** The dice as a viewer may know them; empty if they are not sealed. */
    Optional<ToClient> told(Viewer viewer) {
        List<Seat> own =
                viewer instanceof Viewer.InSeat(Seat seat) ? roster.atScreenOf(seat) : List.of();
        return sealing.flatMap(Sealing::state)
                .map(state -> new ToClient.Dice(ShownDice.of(state, own, asked)));
    }
}
