package strategos.server.matches;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import strategos.game.GameView;
import strategos.game.Seat;
import strategos.game.Turn;
import strategos.server.families.Offers;
import strategos.server.families.Opened;
import strategos.server.guards.Refusal;
import strategos.store.Accounts;
import strategos.store.Fence;
import strategos.store.Occupant;
import strategos.store.Standing;
import strategos.store.Store;
import strategos.store.StoredClock;
import strategos.store.StoredMatch;
import strategos.store.StoredStep;
import strategos.table.ClockState;
import strategos.table.Journal;
import strategos.table.SealState;
import strategos.table.Table;
import strategos.table.TableSettings;
import strategos.table.TableTime;
import strategos.wire.FaultCode;
import strategos.wire.Json;
import strategos.wire.MatchInfo;
import strategos.wire.Pace;
import strategos.wire.SeatInfo;
import strategos.wire.TimeControl;
import strategos.wire.WireException;

/** Opens tables for stored matches, and provides their data without a table. */
public final class StoredTables {

    private final Store store;
    private final Offers offers;
    private final TableSettings settings;
    private final Consumer<String> onOver;

    /**
     * @param onOver receives the id of a match when its last step is on disk
     */
    public StoredTables(
            Store store, Offers offers, TableSettings settings, Consumer<String> onOver) {
        this.store = store;
        this.offers = offers;
        this.settings = settings;
        this.onOver = onOver;
    }

    /** A table for a match as it is on disk; nothing if there is no such match. */
    public Optional<Table<?, ?, ?>> table(String id) {
        // What is read after the claim is all that any other node has written.
        var claimed = store.claim(id);
        if (claimed.isEmpty() && store.matches().find(id).isPresent()) throw playedElsewhere();
        return claimed.flatMap(
                fence ->
                        store.matches()
                                .find(id)
                                .map(offers::open)
                                .map(opened -> table(opened, fence)));
    }

    private static Refusal playedElsewhere() {
        return new Refusal(FaultCode.UNAVAILABLE, "The match is moving to another server.");
    }

    private <S, M, V extends GameView<M>> Table<S, M, V> table(
            Opened<S, M, V> opened, Fence fence) {
        String id = opened.match().id();
        var past = store.steps().of(id).stream().map(StoredTables::entry).toList();
        var clock = opened.match().clock().map(text -> read(text, ClockState.class));
        return new Table<>(
                info(opened),
                opened.play(),
                past,
                new StoreJournal(store, fence, onOver),
                new TableTime(clock, store.time()::millis),
                settings,
                StoredSeals.terms(store, opened.match(), past, settings.secrets()));
    }

    private static <T> T read(String text, Class<T> type) {
        try {
            return Json.read(text, type);
        } catch (WireException unreadable) {
            throw new IllegalStateException("on disk: " + text, unreadable);
        }
    }

    private static Journal.Entry entry(StoredStep step) {
        return new Journal.Entry(
                step.seq(),
                step.line(),
                step.message().map(sent -> new Journal.Message(Seat.of(sent.seat()), sent.id())));
    }

    /** What anyone may know of a match; who looks on is not in it. */
    public static MatchInfo info(Opened<?, ?, ?> opened) {
        StoredMatch match = opened.match();
        var names = opened.names();
        Standing standing = match.standing();
        return new MatchInfo(
                match.id(),
                opened.family(),
                names.rules(),
                names.board(),
                opened.terms().opening(),
                opened.terms().options(),
                names.title(),
                paceOf(match.pace()),
                match.timeControl().map(text -> read(text, TimeControl.class)).orElse(null),
                match.host()
                        .map(match::seatOf)
                        .filter(OptionalInt::isPresent)
                        .map(OptionalInt::getAsInt)
                        .orElse(null),
                match.origin()
                        .map(it -> new MatchInfo.Origin(it.match(), it.step(), match.isPractice()))
                        .orElse(null),
                seats(match.seats()),
                standing.isOver(),
                standing.winners());
    }

    private static List<SeatInfo> seats(List<Occupant> occupants) {
        return IntStream.range(0, occupants.size())
                .mapToObj(index -> seat(index, occupants))
                .toList();
    }

    static SeatInfo seat(int index, List<Occupant> occupants) {
        return switch (occupants.get(index)) {
            case Occupant.Person(String name, String guest) ->
                    person(index, name, guest, StoredMatch.seatsOf(guest, occupants));
            case Occupant.Bot(String name, String bot) ->
                    new SeatInfo(
                            index, name, SeatInfo.Kind.BOT, false, bot, false, true, false, null);
            case Occupant.Open(String name) ->
                    new SeatInfo(
                            index,
                            name,
                            SeatInfo.Kind.OPEN,
                            false,
                            null,
                            false,
                            false,
                            false,
                            null);
        };
    }

    /** The names of people who share a screen are not those of accounts. */
    private static SeatInfo person(int index, String name, String guest, List<Integer> own) {
        boolean shares = own.size() > 1;
        boolean isAccount = !shares && Accounts.isAccount(guest);
        Integer screen = shares ? own.getFirst() : null;
        return new SeatInfo(
                index,
                name,
                SeatInfo.Kind.PERSON,
                isAccount,
                null,
                Accounts.isBot(guest),
                false,
                false,
                screen);
    }

    static String textOf(Pace pace) {
        return pace.name().toLowerCase(Locale.ROOT);
    }

    private static Pace paceOf(String text) {
        return Pace.valueOf(text.toUpperCase(Locale.ROOT));
    }

    /** Where a match stands that goes on like this. */
    static Standing standing(int turns, Turn next) {
        List<Integer> nobody = List.of();
        return switch (next) {
            case Turn.Decide(Seat seat) ->
                    new Standing(turns, List.of(seat.index()), nobody, false);
            case Turn.DecideTogether(var waiting) ->
                    new Standing(turns, indices(waiting), nobody, false);
            case Turn.Roll _ -> new Standing(turns, nobody, nobody, false);
            case Turn.Over(var result) ->
                    new Standing(turns, nobody, indices(result.winners()), true);
        };
    }

    private static List<Integer> indices(Collection<Seat> seats) {
        return seats.stream().map(Seat::index).sorted().toList();
    }

    /** A table's journal in the store. */
    private record StoreJournal(Store store, Fence fence, Consumer<String> onOver)
            implements Journal {

        @Override
        public CompletableFuture<Void> append(List<Entry> entries, Progress after) {
            var steps =
                    entries.stream()
                            .map(entry -> new StoredStep(entry.seq(), entry.line(), sent(entry)))
                            .toList();
            var standing = standing(after.turns(), after.next());
            var seal = after.seal().map(StoredSeals::stored);
            var written = store.steps().append(fence, steps, standing, stored(after.clock()), seal);
            return standing.isOver()
                    ? written.thenRun(() -> onOver.accept(fence.match()))
                    : written;
        }

        private static Optional<StoredStep.Message> sent(Entry entry) {
            return entry.message()
                    .map(message -> new StoredStep.Message(message.seat().index(), message.id()));
        }

        private static StoredClock stored(Clocking clock) {
            return new StoredClock(clock.state().map(Json::write), clock.deadline());
        }

        @Override
        public CompletableFuture<Void> setClock(Clocking clock) {
            return store.matches().setClock(fence, stored(clock));
        }

        @Override
        public CompletableFuture<SealState> seal(LongFunction<SealState> seal) {
            return store.seals()
                    .add(fence, number -> StoredSeals.stored(seal.apply(number)))
                    .thenApply(StoredSeals::state);
        }

        @Override
        public CompletableFuture<Void> setSeal(SealState seal) {
            return store.seals().set(fence, StoredSeals.stored(seal));
        }

        @Override
        public CompletableFuture<Void> setPace(Pace pace) {
            return store.matches().setPace(fence, textOf(pace));
        }
    }
}
