package strategos.server.matches;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import strategos.family.UnexplainedException;
import strategos.game.MatchHeader;
import strategos.game.MatchRecord;
import strategos.game.NotationException;
import strategos.game.Viewer;
import strategos.server.families.Field;
import strategos.server.families.Offers;
import strategos.server.guards.Refusal;
import strategos.server.matches.MatchReader.Part;
import strategos.server.matches.MatchReader.Question;
import strategos.store.Store;
import strategos.store.StoredMatch;
import strategos.store.StoredSeal;
import strategos.store.StoredStep;
import strategos.wire.BotMemory;
import strategos.wire.FaultCode;

/** Reads matches from the store: what has happened in them, and what they are played on. */
public final class MatchArchive {

    private static final long ALL = Long.MAX_VALUE;

    private final Store store;
    private final Offers offers;
    private final Lobby lobby;
    private final MatchReader reader = new MatchReader();

    public MatchArchive(Store store, Offers offers, Lobby lobby) {
        this.store = store;
        this.offers = offers;
        this.lobby = lobby;
    }

    /** The record of a match that is over. */
    public String record(String id) {
        StoredMatch match = findOver(id);
        try {
            var header = MatchHeader.read(match.header().lines().toList());
            var steps = store.steps().of(id);
            Map<String, String> setup = new LinkedHashMap<>(header.setup());
            dice(match, steps).ifPresent(dice -> setup.put(MatchHeader.DICE, dice));
            return new MatchRecord(
                            new MatchHeader(header.game(), setup, match.names()),
                            steps.stream().map(StoredStep::line).toList())
                    .text();
        } catch (NotationException unreadable) {
            throw new IllegalStateException("match " + id + " on disk", unreadable);
        }
    }

    /** The dice of a match that is over, as text; empty if they were not sealed. */
    private Optional<String> dice(StoredMatch match, List<StoredStep> steps) {
        return store.seals()
                .of(match.id())
                .filter(StoredSeal::isOpen)
                .map(StoredSeals::state)
                .map(state -> offers.open(match).dice(state.record(), steps).text());
    }

    /** The last steps that a guest has seen of a match, up to the one of this number, as JSON. */
    public String past(
            String id,
            Optional<String> guest,
            OptionalInt seat,
            long upTo,
            BooleanSupplier isGone) {
        var match = lobby.find(id);
        var viewer = Lobby.viewer(match, guest, seat);
        var question = new Question(id, Part.PAST, viewer, store.steps().last(id), upTo);
        return reader.answer(
                question,
                () -> offers.open(match).past(store.steps().of(id), viewer, upTo),
                isGone);
    }

    /** A whole match that is over, as JSON. */
    public String replay(String id, BooleanSupplier isGone) {
        var match = findOver(id);
        return reader.answer(
                new Question(id, Part.REPLAY, new Viewer.Hindsight(), ALL, ALL),
                () -> {
                    var opened = offers.open(match);
                    return opened.replay(store.steps().of(id), StoredTables.info(opened));
                },
                isGone);
    }

    /** The result of a match that is over, with its statistics; as JSON. */
    public String result(String id, BooleanSupplier isGone) {
        var match = findOver(id);
        boolean rated = store.results().isRated(id);
        var part = rated ? Part.RATED_RESULT : Part.RESULT;
        return reader.answer(
                new Question(id, part, new Viewer.Hindsight(), ALL, ALL),
                () -> {
                    var opened = offers.open(match);
                    return opened.finished(store.steps().of(id), StoredTables.info(opened), rated);
                },
                isGone);
    }

    /** The moves of a match that is over by which players gave something away, as JSON. */
    public String review(String id, BooleanSupplier isGone) {
        var match = findOver(id);
        return reader.answer(
                new Question(id, Part.REVIEW, new Viewer.Hindsight(), ALL, ALL),
                () -> {
                    try {
                        return offers.open(match).review(store.steps().of(id));
                    } catch (UnexplainedException unjudged) {
                        throw new Refusal(
                                FaultCode.NOT_ALLOWED, String.valueOf(unjudged.getMessage()));
                    }
                },
                isGone);
    }

    /** The chances of all seats throughout a match that is over, as JSON. */
    public String chances(String id, BooleanSupplier isGone) {
        var match = findOver(id);
        return reader.answer(
                new Question(id, Part.CHANCES, new Viewer.Hindsight(), ALL, ALL),
                () -> offers.open(match).chances(store.steps().of(id)),
                isGone);
    }

    /** The figures of a match as a guest knew them, or all of them when it is over; as JSON. */
    public String history(
            String id, Optional<String> guest, OptionalInt seat, BooleanSupplier isGone) {
        var match = lobby.find(id);
        var viewer =
                match.standing().isOver()
                        ? new Viewer.Hindsight()
                        : Lobby.viewer(match, guest, seat);
        var question = new Question(id, Part.HISTORY, viewer, store.steps().last(id), ALL);
        return reader.answer(
                question, () -> offers.open(match).history(store.steps().of(id), viewer), isGone);
    }

    /** What a match is played on, which never changes; as JSON. */
    public String ground(String id, BooleanSupplier isGone) {
        var match = lobby.find(id);
        return reader.answer(
                new Question(id, Part.BOARD, new Viewer.Public(), ALL, ALL),
                () -> offers.open(match).field().ground(),
                isGone);
    }

    /** What the bots of a match remember that learn; none where no such bot plays. */
    public List<BotMemory> memories(String id, BotMemory.Sorting order) {
        return offers.open(lobby.find(id)).memories().apply(order);
    }

    /** What a match is played on. */
    public Field field(String id) {
        return offers.open(lobby.find(id)).field();
    }

    private StoredMatch findOver(String id) {
        var match = lobby.find(id);
        if (!match.standing().isOver())
            throw new Refusal(FaultCode.NOT_OVER, "The match is not over yet.");
        return match;
    }
}
