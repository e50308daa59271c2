package strategos.server.matches;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import strategos.server.families.Offer;
import strategos.server.guards.Refusal;
import strategos.store.Accounts;
import strategos.store.Occupant;
import strategos.store.Store;
import strategos.store.StoredMatch;
import strategos.wire.FaultCode;
import strategos.wire.NewMatch;
import strategos.wire.NewMatch.NewSeat;
import strategos.wire.PublicMatches;
import strategos.wire.PublicMatches.PublicMatch;

/** The matches that everybody can join or watch. */
public final class PublicGames {

    private static final int MOST_LISTED = 50;

    /** Why a player cannot join a quick match, and plays another one. */
    private static final Set<FaultCode> UNAVAILABLE =
            EnumSet.of(FaultCode.NO_OPEN_SEAT, FaultCode.BLOCKED);

    private final Store store;
    private final Lobby lobby;

    public PublicGames(Store store, Lobby lobby) {
        this.store = store;
        this.lobby = lobby;
    }

    public PublicMatches list() {
        return new PublicMatches(
                listed(store.listings().open(MOST_LISTED)),
                listed(store.listings().live(MOST_LISTED)));
    }

    /** What can be told of matches; one that cannot be opened hides no other. */
    private List<PublicMatch> listed(List<StoredMatch> matches) {
        return matches.stream()
                .flatMap(
                        match ->
                                lobby.titleIfOpens(match).stream()
                                        .map(title -> listed(match, title)))
                .toList();
    }

    private static PublicMatch listed(StoredMatch match, String title) {
        var players =
                match.seats().stream()
                        .filter(seat -> !(seat instanceof Occupant.Open))
                        .map(Occupant::name)
                        .toList();
        return new PublicMatch(
                match.id(),
                title,
                players,
                programs(match),
                match.seats().size(),
                match.standing().turn());
    }

    private static List<String> programs(StoredMatch match) {
        return match.seats().stream()
                .filter(
                        seat ->
                                seat instanceof Occupant.Person(_, String guest)
                                        && Accounts.isBot(guest))
                .map(Occupant::name)
                .toList();
    }

    /** Lets everybody find a match that waits for players. */
    public void add(String id, String player) {
        if (lobby.find(id).seatOf(player).isEmpty())
            throw new Refusal(FaultCode.NOT_SEATED, "You hold no seat in this match.");
        store.listings().add(id, "").join();
    }

    /** Joins a match like this one that waits for players, or makes it; returns its id. */
    public String quick(NewMatch wanted, String player) {
        if (!wanted.chosen().isEmpty() || wanted.opening() != null)
            throw Offer.unplayable("A quick match follows its preset without changes.");
        String kind = kind(wanted);
        String name = nameOf(wanted);
        var waiting = store.listings().quick(kind);
        if (waiting.isPresent() && joins(waiting.get(), name, player)) return waiting.get();
        String made = lobby.make(wanted, player);
        store.listings().add(made, kind).join();
        return made;
    }

    /** Another may have taken the last seat, and players who block each other do not meet. */
    private boolean joins(String match, @Nullable String name, String player) {
        try {
            lobby.join(match, name, player);
            return true;
        } catch (Refusal refused) {
            if (UNAVAILABLE.contains(refused.fault().code())) return false;
            throw refused;
        }
    }

    private static @Nullable String nameOf(NewMatch wanted) {
        for (NewSeat seat : wanted.seats()) if (seat.kind() == NewSeat.Kind.YOU) return seat.name();
        throw Offer.unplayable("A quick match needs a seat for you.");
    }

    private static String kind(NewMatch wanted) {
        return String.join(
                ":",
                wanted.preset(),
                String.valueOf(wanted.board()),
                String.valueOf(wanted.seats().size()));
    }
}
