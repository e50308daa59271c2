package strategos.server.matches;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import strategos.game.MatchHeader;
import strategos.game.MatchRecord;
import strategos.game.NotationException;
import strategos.game.Viewer;
import strategos.server.board.LruCache;
import strategos.server.families.Field;
import strategos.server.families.Offer;
import strategos.server.families.Offers;
import strategos.server.guards.Refusal;
import strategos.server.guards.Token;
import strategos.server.matches.MatchReader.Part;
import strategos.server.matches.MatchReader.Question;
import strategos.store.Account;
import strategos.store.Accounts;
import strategos.store.Occupant;
import strategos.store.SeatLinks.MatchSeat;
import strategos.store.SeatLinks.Use;
import strategos.store.Store;
import strategos.store.StoredMatch;
import strategos.store.StoredStep;
import strategos.table.Tables;
import strategos.wire.BotMemory;
import strategos.wire.Catalogue.BotInfo;
import strategos.wire.FaultCode;
import strategos.wire.Json;
import strategos.wire.MatchInfo;
import strategos.wire.MatchSummary;
import strategos.wire.NewMatch;
import strategos.wire.NewMatch.NewSeat;

/** Creates and finds matches, and assigns seats. */
public final class Lobby {

    private static final Logger LOG = System.getLogger(Lobby.class.getName());
    private static final int MATCH_ID_BYTES = 9;
    private static final int MOST_LISTED = 50;
    private static final int MOST_EXPORTED = 10_000;
    private static final String UNNAMED = "Guest";
    private static final long ALL = Long.MAX_VALUE;

    /** How long all titles of matches may be together that are kept in memory. */
    private static final long ROOM_FOR_TITLES = 1_000_000;

    private final Store store;
    private final Offers offers;
    private final Tables tables;
    private final MatchReader reader = new MatchReader();

    /** By the id of the match: none ever changes, and to find it the game has to be opened. */
    private final LruCache<String, String> titles = new LruCache<>(ROOM_FOR_TITLES, String::length);

    public Lobby(Store store, Offers offers, Tables tables) {
        this.store = store;
        this.offers = offers;
        this.tables = tables;
    }

    /** Gives a guest a name for this and later matches; an account keeps its own. */
    public void rename(String player, String wanted) {
        if (Accounts.isAccount(player))
            throw new Refusal(FaultCode.NOT_ALLOWED, "The name of an account cannot be changed.");
        String name = PlayerName.of(wanted);
        if (store.accounts().named(name).isPresent())
            throw new Refusal(
                    FaultCode.NAME_TAKEN,
                    "The name " + name + " belongs to an account. Sign in, or choose another.");
        if (!store.guests().nameOf(player).equals(Optional.of(name)))
            store.guests().setName(player, name).join();
    }

    /** The name of a player in a match: that of the account, or the last that the guest chose. */
    private String ownName(String player, @Nullable String wanted) {
        if (Accounts.isAccount(player))
            return store.accounts().find(player).map(Account::name).orElse(UNNAMED);
        if (wanted != null && !wanted.isBlank()) rename(player, wanted);
        return store.guests().nameOf(player).orElse(UNNAMED);
    }

    /** Makes a match, and seats the guest who asked for it. The answer is its id. */
    public String make(NewMatch wanted, String guest) {
        if (wanted.seats().stream().filter(seat -> seat.kind() == NewSeat.Kind.YOU).count() > 1)
            throw Offer.unplayable("You can take only one seat.");
        List<Occupant> seats = new ArrayList<>();
        for (int seat = 0; seat < wanted.seats().size(); seat++)
            seats.add(occupant(wanted, seat, guest));
        MatchHeader header = offers.header(wanted);
        String id = Token.random(MATCH_ID_BYTES);
        store.matches()
                .add(
                        id,
                        String.join("\n", header.lines()),
                        StoredTables.textOf(wanted.pace()),
                        Optional.ofNullable(wanted.time()).map(Json::write),
                        seats,
                        guest)
                .join();
        return id;
    }

    private Occupant occupant(NewMatch wanted, int index, String guest) {
        NewSeat seat = wanted.seats().get(index);
        return switch (seat.kind()) {
            case YOU -> new Occupant.Person(ownName(guest, seat.name()), guest);
            case OPEN -> new Occupant.Open(name(seat.name(), "Seat " + (index + 1)));
            case BOT -> {
                var bot = offers.bot(wanted, String.valueOf(seat.bot()));
                yield new Occupant.Bot(
                        name(seat.name(), usualName(bot, wanted, index)), bot.name());
            }
        };
    }

    /** Bots of one kind are told apart by their seats. */
    private static String usualName(BotInfo bot, NewMatch wanted, int index) {
        boolean alone =
                wanted.seats().stream().filter(seat -> bot.name().equals(seat.bot())).count() == 1;
        return alone ? bot.title() : bot.title() + " " + (index + 1);
    }

    private static String name(@Nullable String wanted, String otherwise) {
        return wanted == null || wanted.isBlank() ? otherwise : PlayerName.of(wanted);
    }

    /** The matches of a guest; one that cannot be opened hides no other. */
    public List<MatchSummary> matchesOf(String guest) {
        return matchesOf(guest, MOST_LISTED);
    }

    /** The matches of a player without a limit that anybody would reach. */
    public List<MatchSummary> allMatchesOf(String guest) {
        return matchesOf(guest, MOST_EXPORTED);
    }

    private List<MatchSummary> matchesOf(String guest, int most) {
        return store.matches().of(guest, most).stream()
                .flatMap(
                        match ->
                                titleIfOpens(match).stream()
                                        .map(title -> summary(match, title, match.seatOf(guest))))
                .toList();
    }

    /** The title of a match; empty if it cannot be opened. */
    public Optional<String> titleIfOpens(StoredMatch match) {
        try {
            return Optional.of(titles.get(match.id(), () -> offers.open(match).names().title()));
        } catch (IllegalStateException unopened) {
            LOG.log(Level.ERROR, "a match is missing from a list", unopened);
            return Optional.empty();
        }
    }

    private static MatchSummary summary(StoredMatch match, String title, OptionalInt seat) {
        var standing = match.standing();
        return new MatchSummary(
                match.id(),
                title,
                seat.isPresent() ? seat.getAsInt() : null,
                seat.isPresent() && standing.deciders().contains(seat.getAsInt()),
                standing.isOver(),
                standing.turn(),
                match.names(),
                standing.winners(),
                match.changedAt().toEpochMilli());
    }

    /** What a guest may know of a match, from its table. */
    public MatchInfo info(String id, Optional<String> guest) {
        var answer = new CompletableFuture<MatchInfo>();
        Viewer viewer = viewer(find(id), guest);
        if (!tables.reach(id, table -> table.ask(viewer, answer)))
            throw new Refusal(FaultCode.UNAVAILABLE, "The server is stopping.");
        try {
            return answer.join();
        } catch (CancellationException | CompletionException broken) {
            throw new Refusal(FaultCode.UNAVAILABLE, "The match cannot be opened now.");
        }
    }

    public StoredMatch find(String id) {
        return store.matches().find(id).orElseThrow(Refusal::noSuchMatch);
    }

    /** With whose eyes a guest sees a match. */
    static Viewer viewer(StoredMatch match, Optional<String> guest) {
        OptionalInt seat = guest.map(match::seatOf).orElse(OptionalInt.empty());
        return seat.isPresent() ? Viewer.inSeat(seat.getAsInt()) : new Viewer.Public();
    }

    /** Gives a guest the first open seat, or tells the one they have. */
    public int join(String id, @Nullable String name, String guest) {
        var match = find(id);
        OptionalInt held = match.seatOf(guest);
        if (held.isPresent()) return held.getAsInt();
        if (store.blocks().isBetween(guest, match.accounts()))
            throw new Refusal(
                    FaultCode.BLOCKED,
                    "You cannot join: you and a player in this match have blocked each other.");
        var person = new Occupant.Person(ownName(guest, name), guest);
        int seat =
                store.matches()
                        .takeOpenSeat(id, person)
                        .join()
                        .orElseThrow(
                                () -> new Refusal(FaultCode.NO_OPEN_SEAT, "Every seat is taken."));
        tables.reachIfLive(id, table -> table.seat(StoredTables.seat(seat, person)));
        return seat;
    }

    /** Makes a link that moves the seat of a guest; the answer is its token. */
    public Token linkToSeat(String id, String guest) {
        int seat =
                find(id).seatOf(guest)
                        .orElseThrow(
                                () ->
                                        new Refusal(
                                                FaultCode.NOT_SEATED,
                                                "You hold no seat in this match."));
        var token = Token.fresh();
        store.seatLinks().add(token.hash(), new MatchSeat(id, seat), guest).join();
        return token;
    }

    /** Moves the seat of a link to a guest; the answer is the match. */
    public String useLink(Token token, String guest) {
        return switch (store.seatLinks().use(token.hash(), guest).join()) {
            case Use.Moved(MatchSeat moved) -> {
                reseat(moved);
                yield moved.match();
            }
            case Use.Held(MatchSeat held) -> held.match();
            case Use.SeatedAlready() ->
                    throw new Refusal(
                            FaultCode.ALREADY_SEATED, "You have another seat in this match.");
            case Use.Dead() ->
                    throw new Refusal(
                            FaultCode.LINK_USED, "This link has been used or has expired.");
        };
    }

    /** Tells the table of a seat that it has another owner or name, if the match is live. */
    public void reseat(MatchSeat moved) {
        tables.reachIfLive(
                moved.match(),
                table -> {
                    var occupant = find(moved.match()).seats().get(moved.seat());
                    table.seat(StoredTables.seat(moved.seat(), occupant));
                });
    }

    public String record(String id) {
        StoredMatch match = findOver(id);
        try {
            var header = MatchHeader.read(match.header().lines().toList());
            var players = match.names();
            return new MatchRecord(
                            new MatchHeader(header.game(), header.setup(), players),
                            store.steps().of(id).stream().map(StoredStep::line).toList())
                    .text();
        } catch (NotationException unreadable) {
            throw new IllegalStateException("match " + id + " on disk", unreadable);
        }
    }

    /** The last steps that a guest has seen of a match, up to the one of this number, as JSON. */
    public String past(String id, Optional<String> guest, long upTo, BooleanSupplier isGone) {
        var match = find(id);
        var viewer = viewer(match, guest);
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

    /** The figures of a match as a guest knew them, or all of them when it is over; as JSON. */
    public String history(String id, Optional<String> guest, BooleanSupplier isGone) {
        var match = find(id);
        var viewer = match.standing().isOver() ? new Viewer.Hindsight() : viewer(match, guest);
        var question = new Question(id, Part.HISTORY, viewer, store.steps().last(id), ALL);
        return reader.answer(
                question, () -> offers.open(match).history(store.steps().of(id), viewer), isGone);
    }

    /** What a match is played on, which never changes; as JSON. */
    public String ground(String id, BooleanSupplier isGone) {
        var match = find(id);
        return reader.answer(
                new Question(id, Part.BOARD, new Viewer.Public(), ALL, ALL),
                () -> offers.open(match).field().ground(),
                isGone);
    }

    /** What the bots of a match remember that learn; none where no such bot plays. */
    public List<BotMemory> memories(String id, BotMemory.Sorting order) {
        return offers.open(find(id)).memories().apply(order);
    }

    /** What a match is played on. */
    public Field field(String id) {
        return offers.open(find(id)).field();
    }

    private StoredMatch findOver(String id) {
        var match = find(id);
        if (!match.standing().isOver())
            throw new Refusal(FaultCode.NOT_OVER, "The match is not over yet.");
        return match;
    }
}
