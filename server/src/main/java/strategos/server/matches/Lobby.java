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
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import strategos.game.MatchHeader;
import strategos.game.Viewer;
import strategos.server.board.LruCache;
import strategos.server.families.Offer;
import strategos.server.families.Offers;
import strategos.server.guards.Refusal;
import strategos.server.guards.Token;
import strategos.store.Account;
import strategos.store.Accounts;
import strategos.store.Occupant;
import strategos.store.SeatLinks.MatchSeat;
import strategos.store.SeatLinks.Use;
import strategos.store.Store;
import strategos.store.StoredMatch;
import strategos.table.Tables;
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

    /** Begins the name of a bot that is an account. */
    private static final String ACCOUNT_SIGN = "@";

    /** How long all titles of matches may be together that are kept in memory. */
    private static final long ROOM_FOR_TITLES = 1_000_000;

    private final Store store;
    private final Offers offers;
    private final Tables tables;
    private final BotPresence presence;

    /** By the id of the match: none ever changes, and to find it the game has to be opened. */
    private final LruCache<String, String> titles = new LruCache<>(ROOM_FOR_TITLES, String::length);

    public Lobby(Store store, Offers offers, Tables tables, BotPresence presence) {
        this.presence = presence;
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
    String ownName(String player, @Nullable String wanted) {
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
        String id = newId();
        if (wanted.wantsSealedDice()) store.seals().want(id).join();
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

    static String newId() {
        return Token.random(MATCH_ID_BYTES);
    }

    private Occupant occupant(NewMatch wanted, int index, String guest) {
        NewSeat seat = wanted.seats().get(index);
        return switch (seat.kind()) {
            case YOU -> new Occupant.Person(ownName(guest, seat.name()), guest);
            case HERE -> new Occupant.Person(name(seat.name(), "Player " + (index + 1)), guest);
            case OPEN -> new Occupant.Open(name(seat.name(), "Seat " + (index + 1)));
            case BOT -> bot(wanted, index, guest);
        };
    }

    private Occupant bot(NewMatch wanted, int index, String guest) {
        NewSeat seat = wanted.seats().get(index);
        String name = String.valueOf(seat.bot());
        if (name.startsWith(ACCOUNT_SIGN)) return challenged(name.substring(1), wanted, guest);
        var characters = offers.characters(wanted, name);
        int before = seatsOf(name, wanted.seats().subList(0, index));
        var bot = characters.get(before % characters.size());
        // More seats than characters are told apart by their numbers.
        boolean isNumbered = seatsOf(name, wanted.seats()) > characters.size();
        String usual = isNumbered ? bot.title() + " " + (index + 1) : bot.title();
        return new Occupant.Bot(name(seat.name(), usual), bot.name());
    }

    private static int seatsOf(String bot, List<NewSeat> seats) {
        return (int) seats.stream().filter(seat -> bot.equals(seat.bot())).count();
    }

    /** A bot account that takes a seat because somebody asked for it. */
    private Occupant challenged(String name, NewMatch wanted, String guest) {
        var bot =
                store.accounts()
                        .named(name)
                        .filter(account -> Accounts.isBot(account.id()))
                        .orElseThrow(
                                () -> Offer.unplayable("There is no bot account " + name + "."));
        if (store.blocks().isBetween(guest, List.of(bot.id())))
            throw new Refusal(
                    FaultCode.BLOCKED,
                    "You cannot play: you and " + name + " have blocked each other.");
        if (bot.id().equals(guest)) throw Offer.unplayable("You can take only one seat.");
        if (!presence.isOnline(bot.id()))
            throw Offer.unplayable("The program of " + bot.name() + " is not running now.");
        if (wanted.seats().stream().filter(seat -> name.equalsIgnoreCase(accountIn(seat))).count()
                > 1) throw Offer.unplayable("A bot account can take only one seat.");
        return new Occupant.Person(bot.name(), bot.id());
    }

    private static String accountIn(NewSeat seat) {
        String bot = String.valueOf(seat.bot());
        return bot.startsWith(ACCOUNT_SIGN) ? bot.substring(1) : "";
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
                                        .map(title -> summary(match, title, guest)))
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

    private static MatchSummary summary(StoredMatch match, String title, String guest) {
        var standing = match.standing();
        var seats = match.seatsOf(guest);
        return new MatchSummary(
                match.id(),
                title,
                seats.isEmpty() ? null : seats.getFirst(),
                standing.deciders().stream().anyMatch(seats::contains),
                standing.isOver(),
                match.isRemovableBy(guest),
                standing.turn(),
                match.isPractice(),
                match.names(),
                standing.winners(),
                match.changedAt().toEpochMilli());
    }

    /** What a guest may know of a match, from its table. */
    public MatchInfo info(String id, Optional<String> guest) {
        var answer = new CompletableFuture<MatchInfo>();
        Viewer viewer = viewer(find(id), guest, OptionalInt.empty());
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

    /**
     * With whose eyes a guest sees a match.
     *
     * @param wanted the seat to look from; a guest without that seat looks from the first of their
     *     own
     */
    static Viewer viewer(StoredMatch match, Optional<String> guest, OptionalInt wanted) {
        var seat = guest.map(it -> ownSeat(match, it, wanted)).orElse(OptionalInt.empty());
        return seat.isPresent() ? Viewer.inSeat(seat.getAsInt()) : new Viewer.Public();
    }

    /** The seat that a player looks from: the wanted one if they hold it, else their first. */
    public static OptionalInt ownSeat(StoredMatch match, String guest, OptionalInt wanted) {
        var own = match.seatsOf(guest);
        boolean isOwn = wanted.isPresent() && own.contains(wanted.getAsInt());
        return isOwn ? wanted : match.seatOf(guest);
    }

    /** Gives a guest the first open seat, or tells the one they have. */
    public int join(String id, @Nullable String name, String guest) {
        return join(id, guest, () -> List.of(ownName(guest, name)));
    }

    /** Gives a guest as many open seats as in an earlier match, or tells the first they have. */
    int rejoin(String id, StoredMatch earlier, String guest) {
        var seats = earlier.seatsOf(guest);
        return seats.size() == 1
                ? join(id, null, guest)
                : join(id, guest, () -> seats.stream().map(earlier.names()::get).toList());
    }

    private int join(String id, String guest, Supplier<List<String>> names) {
        var match = find(id);
        OptionalInt held = match.seatOf(guest);
        if (held.isPresent()) return held.getAsInt();
        if (store.blocks().isBetween(guest, match.accounts()))
            throw new Refusal(
                    FaultCode.BLOCKED,
                    "You cannot join: you and a player in this match have blocked each other.");
        var screen = names.get().stream().map(name -> new Occupant.Person(name, guest)).toList();
        var taken = store.matches().takeOpenSeats(id, screen).join();
        if (taken.isEmpty()) throw new Refusal(FaultCode.NO_OPEN_SEAT, "Every seat is taken.");
        taken.forEach(seat -> reseat(new MatchSeat(id, seat)));
        return taken.getFirst();
    }

    /** Makes a link that moves a seat of a guest; the answer is its token. */
    public Token linkToSeat(String id, String guest, OptionalInt wanted) {
        int seat =
                ownSeat(find(id), guest, wanted)
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
        reseatHere(moved);
        store.hints().ifPresent(hints -> hints.tell(moved));
    }

    /** The same if another node has told all others. */
    public void reseatHere(MatchSeat moved) {
        tables.reachIfLive(
                moved.match(),
                table -> table.seat(StoredTables.seat(moved.seat(), find(moved.match()).seats())));
    }
}
