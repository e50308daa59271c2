package strategos.server.matches;

import java.util.Optional;
import java.util.OptionalInt;
import strategos.game.Seat;
import strategos.server.families.Offers;
import strategos.server.families.Opened;
import strategos.server.families.Opened.Excerpt;
import strategos.server.guards.Refusal;
import strategos.store.Beginning;
import strategos.store.MatchOrigin;
import strategos.store.Store;
import strategos.store.StoredMatch;
import strategos.wire.FaultCode;

/**
 * Makes matches to practise in. Each is a copy of a match against bots, and undo makes the next
 * copy, so that no step that is on disk ever changes. docs/decisions/0048-practice.md
 */
public final class PracticeDesk {

    private final Store store;
    private final Offers offers;
    private final Lobby lobby;

    public PracticeDesk(Store store, Offers offers, Lobby lobby) {
        this.store = store;
        this.offers = offers;
        this.lobby = lobby;
    }

    /** Copies a running match for practice; returns the id of the copy. */
    public String begin(String id, String player) {
        var match = lobby.find(id);
        requireOwn(match, player);
        if (match.standing().isOver())
            throw new Refusal(FaultCode.NOT_ALLOWED, "The match is over.");
        Opened<?, ?, ?> opened = practicable(match);
        return copy(match, opened.soFar(store.steps().of(id)), player);
    }

    /**
     * Copies a practice match as it was before the last decision of its player, and removes it from
     * the player's list; returns the id of the copy.
     */
    public String undo(String id, String player) {
        var match = lobby.find(id);
        int seat = requireOwn(match, player);
        if (!match.isPractice())
            throw new Refusal(
                    FaultCode.NOT_ALLOWED, "Only moves of a practice game can be undone.");
        var before = practicable(match).beforeLastDecision(store.steps().of(id), Seat.of(seat));
        String made =
                copy(
                        match,
                        before.orElseThrow(
                                () ->
                                        new Refusal(
                                                FaultCode.NOT_ALLOWED,
                                                "You have made no move yet.")),
                        player);
        store.waiting().hide(id, player).join();
        return made;
    }

    private static int requireOwn(StoredMatch match, String player) {
        int seat = AdviceDesk.ownSeat(match, Optional.of(player), OptionalInt.empty());
        if (match.seatsOf(player).size() > 1)
            throw new Refusal(FaultCode.NOT_ALLOWED, "Practice is for one player against bots.");
        return seat;
    }

    private Opened<?, ?, ?> practicable(StoredMatch match) {
        var opened = offers.open(match);
        if (opened.appraiser().isEmpty())
            throw new Refusal(FaultCode.NOT_ALLOWED, "This game has no practice.");
        return opened;
    }

    private String copy(StoredMatch match, Excerpt excerpt, String player) {
        var origin =
                match.origin()
                        .filter(_ -> match.isPractice())
                        .orElseGet(
                                () ->
                                        new MatchOrigin(
                                                match.id(),
                                                excerpt.steps().size(),
                                                MatchOrigin.Kind.PRACTICE));
        String made = Lobby.newId();
        store.matches()
                .add(
                        made,
                        match.header(),
                        match.pace(),
                        match.seats(),
                        player,
                        new Beginning(
                                origin,
                                excerpt.steps(),
                                StoredTables.standing(excerpt.turns(), excerpt.next())))
                .join();
        return made;
    }
}
