package strategos.server.matches;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import strategos.server.families.Offers;
import strategos.server.guards.Refusal;
import strategos.store.Occupant;
import strategos.store.Store;
import strategos.store.StoredMatch;
import strategos.table.Tables;
import strategos.wire.FaultCode;
import strategos.wire.Seating.Replacement;

/** What the host of a match can do: replace players who are away. */
public final class HostDesk {

    private final Store store;
    private final Offers offers;
    private final Tables tables;

    public HostDesk(Store store, Offers offers, Tables tables) {
        this.store = store;
        this.offers = offers;
        this.tables = tables;
    }

    /** Takes the seat of a player for whom a bot stands in, and gives it to another. */
    public void replace(String id, int seat, Replacement by, String player) {
        var match = store.matches().find(id).orElseThrow(Refusal::noSuchMatch);
        if (!match.host().equals(Optional.of(player)))
            throw refusal("Only the host of a match can replace players.");
        if (match.standing().isOver()) throw refusal("The match is over.");
        if (!isOfAnother(match.seats(), seat, player))
            throw refusal("No other player has this seat.");
        if (!isStoodInFor(id, seat))
            throw refusal("A player can be replaced while a bot plays for them.");
        Occupant next = occupant(match, seat, by);
        store.matches().replace(id, seat, next).join();
        var seats = new ArrayList<>(match.seats());
        seats.set(seat, next);
        tables.reachIfLive(id, table -> table.seat(StoredTables.seat(seat, seats)));
    }

    private static boolean isOfAnother(List<Occupant> seats, int seat, String player) {
        return seat >= 0
                && seat < seats.size()
                && seats.get(seat) instanceof Occupant.Person(_, String owner)
                && !owner.equals(player);
    }

    private Occupant occupant(StoredMatch match, int seat, Replacement by) {
        return switch (by) {
            case OPEN -> new Occupant.Open("Seat " + (seat + 1));
            case BOT -> {
                var bot = offers.open(match).standIn();
                yield new Occupant.Bot(bot.title() + " " + (seat + 1), bot.name());
            }
        };
    }

    private boolean isStoodInFor(String id, int seat) {
        var answer = new CompletableFuture<Boolean>();
        if (!tables.reach(id, table -> table.askStandIn(seat, answer)))
            throw new Refusal(FaultCode.UNAVAILABLE, "The server is stopping.");
        try {
            return answer.join();
        } catch (CancellationException | CompletionException broken) {
            throw new Refusal(FaultCode.UNAVAILABLE, "The match cannot be opened now.");
        }
    }

    private static Refusal refusal(String why) {
        return new Refusal(FaultCode.NOT_ALLOWED, why);
    }
}
