package strategos.table;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import strategos.dice.Bytes32;
import strategos.dice.Chain;
import strategos.dice.ChainBook;
import strategos.dice.DiceKey;
import strategos.dice.LinkWalk;
import strategos.dice.SealRecord;
import strategos.dice.SealedHeader;
import strategos.dice.VoidSeal;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.table.SealState.Phase;

/**
 * The dice of one sealed match: who has committed to what, and which links are known. It neither
 * stores nor sends anything; every change is a new {@link SealState}. docs/protocol/dice.md
 */
final class Sealing {

    /** How long a client may be silent while others wait. */
    static final Duration PATIENCE = Duration.ofSeconds(15);

    private final SealTerms terms;
    private @Nullable SealState state;
    private @Nullable DiceKey key;
    private final Map<Integer, Bytes32> links = new HashMap<>();

    Sealing(SealTerms terms, List<? extends Step<?>> past) {
        this.terms = terms;
        terms.saved().ifPresent(saved -> resume(saved, past));
    }

    private void resume(SealState saved, List<? extends Step<?>> past) {
        set(saved);
        var walk = new LinkWalk(saved.record().books());
        for (int step = saved.record().earlier() + 1; step <= past.size(); step++) {
            if (past.get(step - 1) instanceof Step.Moved<?> moved)
                walk.move(moved.seat().index(), step);
            else walk.roll(step);
        }
        walk.roll(past.size() + 1);
        for (ChainBook book : saved.record().books())
            walk.linkOf(book.seat()).ifPresent(link -> links.put(book.seat(), link));
    }

    /** Takes over a state that is on disk. */
    void set(SealState now) {
        state = now;
        boolean isMade = now.phase() == Phase.LIVE || now.phase() == Phase.OPEN;
        if (isMade && key == null) key = now.record().key();
    }

    Optional<SealState> state() {
        return Optional.ofNullable(state);
    }

    private SealState now() {
        if (state == null) throw new IllegalStateException("the match has not been sealed");
        return state;
    }

    private SealRecord record() {
        return now().record();
    }

    private Phase phase() {
        return now().phase();
    }

    /** Whether the match can be played. */
    boolean isReady() {
        return key != null;
    }

    // Sealing.

    /** Makes the record of a seal, when its number is known. */
    LongFunction<SealState> newSeal(String match, List<String> seats, long time) {
        List<VoidSeal> voids = state == null ? List.of() : voids();
        Bytes32 secret = terms.secrets().get();
        return number -> {
            var header =
                    new SealedHeader(
                            number, match, terms.game(), terms.setup(), seats, terms.earlier());
            return begun(SealRecord.of(header, secret, voids), time);
        };
    }

    /** Without anybody who takes part there is nothing to wait for. */
    private static SealState begun(SealRecord record, long time) {
        var phase = record.founders().isEmpty() ? Phase.LIVE : Phase.COMMIT;
        return new SealState(phase, time, record);
    }

    /** The state after a seat has committed to a chain; empty if it cannot now. */
    Optional<SealState> commit(int seat, Bytes32 tip, int nextStep, long time) {
        var book = record().book(seat);
        return switch (phase()) {
            case COMMIT -> {
                if (!record().founders().contains(seat)) yield Optional.empty();
                var committed = record().with(ChainBook.of(seat).with(Chain.of(tip, Chain.SEALED)));
                boolean isFirst = record().books().isEmpty();
                boolean isLast = committed.books().size() == committed.founders().size();
                yield Optional.of(
                        new SealState(
                                isLast ? Phase.REVEAL : Phase.COMMIT,
                                isFirst || isLast ? time : now().since(),
                                committed));
            }
            case LIVE ->
                    book.isFull()
                            ? Optional.empty()
                            : Optional.of(with(book.with(Chain.of(tip, nextStep))));
            case REVEAL, OPEN, VOID -> Optional.empty();
        };
    }

    /** Whether a seat has committed to this chain already. */
    boolean isCommitted(int seat, Bytes32 tip) {
        return record().book(seat).current().filter(chain -> chain.tip().equals(tip)).isPresent();
    }

    /** The state after a seat has shown its first link; empty if it is not that. */
    Optional<SealState> reveal(int seat, Bytes32 link, long time) {
        var book = record().book(seat);
        if (phase() != Phase.REVEAL || !isUnshown(book) || !book.isNext(link))
            return Optional.empty();
        var shown = record().with(book.shown(link));
        boolean isLast = shown.books().stream().noneMatch(Sealing::isUnshown);
        return Optional.of(
                isLast
                        ? new SealState(Phase.LIVE, time, shown)
                        : new SealState(Phase.REVEAL, now().since(), shown));
    }

    private static boolean isUnshown(ChainBook book) {
        return book.current().filter(chain -> chain.used() == 0).isPresent();
    }

    /** Whether a seat has shown this link last. */
    boolean isShown(int seat, Bytes32 link) {
        return record().book(seat)
                .current()
                .filter(chain -> chain.used() > 0 && chain.last().equals(link))
                .isPresent();
    }

    // Silence.

    /**
     * The server time at which the match goes on without those who are silent.
     *
     * @param patience how long they may be
     * @param waits whether time counts before anybody has committed
     */
    OptionalLong deadline(Duration patience, boolean waits) {
        if (state == null || silent().isEmpty()) return OptionalLong.empty();
        boolean counts = waits || !record().books().isEmpty();
        return counts ? OptionalLong.of(now().since() + patience.toMillis()) : OptionalLong.empty();
    }

    /** The seats that have to send something. */
    List<Integer> silent() {
        if (state == null) return List.of();
        return switch (phase()) {
            case COMMIT ->
                    record().founders().stream()
                            .filter(seat -> record().book(seat).chains().isEmpty())
                            .toList();
            case REVEAL ->
                    record().books().stream()
                            .filter(Sealing::isUnshown)
                            .map(ChainBook::seat)
                            .toList();
            case LIVE, OPEN, VOID -> List.of();
        };
    }

    /** The seal as one that was given up because of those who are silent. */
    SealState asVoid(long time) {
        return new SealState(Phase.VOID, time, record());
    }

    /** The voids of the next seal. */
    private List<VoidSeal> voids() {
        return Stream.concat(record().voids().stream(), Stream.of(record().asVoid(silent())))
                .toList();
    }

    /** The state without those who are silent, in a match that must not be void. */
    SealState withoutSilent(long time) {
        var others = record().without(silent());
        boolean areAllShown = others.books().stream().noneMatch(Sealing::isUnshown);
        return new SealState(areAllShown ? Phase.LIVE : Phase.REVEAL, time, others);
    }

    // Play.

    /** Whether a link is the next of a seat. */
    boolean isNext(int seat, Bytes32 link) {
        return record().book(seat).isNext(link);
    }

    /** The outcomes that follow a move with this link, or without one. */
    OutcomeSource outcomes(Optional<Bytes32> mover) {
        if (key == null) throw new IllegalStateException("the match is not sealed yet");
        return new SealedOutcomes(key, mover, seat -> Optional.ofNullable(links.get(seat)));
    }

    /** Whether a seat has a chain, and has not been asked for a link of it before this step. */
    boolean canAnswer(int seat, int step) {
        var book = record().book(seat);
        return !book.chains().isEmpty() && !book.asked().contains(step);
    }

    /** The state after a seat has shown a link that it was asked for. */
    SealState answered(int seat, Bytes32 link, int step) {
        return with(record().book(seat).answered(link, step));
    }

    /**
     * The state after steps.
     *
     * @param first the number of the first of them
     * @param shown what the client sent with the first
     */
    SealState after(int first, List<? extends Step<?>> steps, Optional<ShownLink> shown) {
        SealRecord record = record();
        for (int i = 0; i < steps.size(); i++) {
            if (!(steps.get(i) instanceof Step.Moved<?>(Seat seat, _))) continue;
            var book = record.book(seat.index());
            if (book.chains().isEmpty()) continue;
            int step = first + i;
            if (i == 0 && shown.isPresent()) {
                var linked = book.shown(shown.get().link());
                record =
                        record.with(
                                shown.get()
                                        .next()
                                        .map(tip -> linked.with(Chain.of(tip, step + 1)))
                                        .orElse(linked));
            } else {
                record =
                        record.with(
                                links.containsKey(seat.index())
                                        ? book.silentAt(step)
                                        : book.stillSilentAt(step));
                links.remove(seat.index());
            }
        }
        return new SealState(phase(), now().since(), record);
    }

    /** Notes the link that a seat has shown, when it is on disk. */
    void note(int seat, Bytes32 link) {
        links.put(seat, link);
    }

    private SealState with(ChainBook book) {
        return new SealState(phase(), now().since(), record().with(book));
    }

    /**
     * What a client sends with a move.
     *
     * @param next the tip of its next chain
     */
    record ShownLink(Bytes32 link, Optional<Bytes32> next) {}
}
