package strategos.server.matches;

import java.util.List;
import java.util.stream.IntStream;
import strategos.server.families.Offers;
import strategos.server.guards.Refusal;
import strategos.store.Beginning;
import strategos.store.MatchOrigin;
import strategos.store.Occupant;
import strategos.store.Store;
import strategos.store.StoredMatch;
import strategos.table.Table;
import strategos.table.Tables;
import strategos.wire.FaultCode;
import strategos.wire.NewMatch;
import strategos.wire.Seating;

/** What players can do with a match before it begins and after it has ended. */
public final class WaitingRoom {

    private final Store store;
    private final Offers offers;
    private final Tables tables;
    private final Lobby lobby;

    public WaitingRoom(Store store, Offers offers, Tables tables, Lobby lobby) {
        this.store = store;
        this.offers = offers;
        this.tables = tables;
        this.lobby = lobby;
    }

    /** Puts bots of this kind in all open seats, so that the match begins. */
    public void fill(String id, String bot, String player) {
        var match = lobby.find(id);
        requireSeat(match, player);
        var kind = offers.bot(match, bot);
        store.waiting()
                .fill(id, seat -> new Occupant.Bot(kind.title() + " " + (seat + 1), kind.name()))
                .join();
        reopen(id);
    }

    /** Deletes a match that nobody else has joined yet. */
    public void cancel(String id, String player) {
        requireSeat(lobby.find(id), player);
        if (!store.waiting().cancel(id, player).join())
            throw new Refusal(
                    FaultCode.NOT_ALLOWED,
                    "Another player has joined, so the match cannot be cancelled.");
        reopen(id);
    }

    /** Gives up a seat in a match that still waits for players. */
    public void leave(String id, String player) {
        requireSeat(lobby.find(id), player);
        if (!store.waiting().leave(id, player).join())
            throw new Refusal(FaultCode.NOT_ALLOWED, "The match has begun.");
        reopen(id);
    }

    /** Removes a match from the list of a player: one that is over, or that nobody else plays. */
    public void hide(String id, String player) {
        var match = lobby.find(id);
        if (!match.isRemovableBy(player)) requireOver(match);
        store.waiting().hide(id, player).join();
    }

    /**
     * Joins the rematch of a match that is over with all who share the screen, or makes it if no
     * other player has; returns its id.
     */
    public String rematch(String id, NewMatch wanted, String player) {
        var match = lobby.find(id);
        requireSeat(match, player);
        requireOver(match);
        var made = store.waiting().rematchOf(id);
        String rematch = made.isPresent() ? made.get() : makeRematch(id, wanted, player);
        lobby.rejoin(rematch, match, player);
        return rematch;
    }

    private String makeRematch(String id, NewMatch wanted, String player) {
        String made = lobby.make(wanted, player);
        String rematch = store.waiting().linkRematch(id, made).join();
        if (!rematch.equals(made)) store.waiting().cancel(made, player).join();
        return rematch;
    }

    /** Makes a match against bots that begins from a position of a finished one; returns its id. */
    public String playOn(String id, Seating.PlayOn wanted, String player) {
        var match = lobby.find(id);
        requireOver(match);
        var excerpt = offers.open(match).upTo(store.steps().of(id), wanted.step());
        var standing = StoredTables.standing(excerpt.turns(), excerpt.next());
        if (standing.isOver())
            throw new Refusal(FaultCode.NOT_ALLOWED, "The match is over at this step.");
        String made = Lobby.newId();
        if (Boolean.TRUE.equals(wanted.sealed())) store.seals().want(made).join();
        store.matches()
                .add(
                        made,
                        match.header(),
                        match.pace(),
                        playersOn(match, wanted, player),
                        player,
                        new Beginning(
                                new MatchOrigin(id, wanted.step(), MatchOrigin.Kind.PLAY_ON),
                                excerpt.steps(),
                                standing))
                .join();
        return made;
    }

    /** The player in the wanted seat, the bots that were there, and bots for all others. */
    private List<Occupant> playersOn(StoredMatch match, Seating.PlayOn wanted, String player) {
        int seats = match.seats().size();
        if (wanted.seat() < 0 || wanted.seat() >= seats)
            throw new Refusal(FaultCode.NOT_FOUND, "There is no such seat.");
        var kind = offers.bot(match, wanted.bot());
        return IntStream.range(0, seats)
                .<Occupant>mapToObj(
                        seat ->
                                seat == wanted.seat()
                                        ? new Occupant.Person(lobby.ownName(player, null), player)
                                        : match.seats().get(seat) instanceof Occupant.Bot bot
                                                ? bot
                                                : new Occupant.Bot(
                                                        kind.title() + " " + (seat + 1),
                                                        kind.name()))
                .toList();
    }

    private static void requireOver(StoredMatch match) {
        if (!match.standing().isOver())
            throw new Refusal(FaultCode.NOT_OVER, "The match is not over yet.");
    }

    private static void requireSeat(StoredMatch match, String player) {
        if (match.seatOf(player).isEmpty())
            throw new Refusal(FaultCode.NOT_SEATED, "You hold no seat in this match.");
    }

    /** Closes the live table; clients reconnect by themselves, and find what is on disk now. */
    private void reopen(String id) {
        tables.reachIfLive(id, Table::stop);
    }
}
