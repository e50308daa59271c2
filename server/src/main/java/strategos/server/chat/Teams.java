package strategos.server.chat;

import static java.util.stream.Collectors.toSet;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import strategos.server.board.LruCache;
import strategos.server.families.Offers;
import strategos.store.StoredMatch;

/** The teams of matches. */
public final class Teams {

    private static final int ROOM_FOR_SEATS = 20_000;

    private final Offers offers;

    /** They never change, and to find them the game has to be opened. */
    private final LruCache<String, List<Integer>> teams =
            new LruCache<>(ROOM_FOR_SEATS, seats -> seats.size() + 1);

    public Teams(Offers offers) {
        this.offers = offers;
    }

    /** The team of a seat; empty without a seat, and in a match without teams. */
    Optional<Integer> of(OptionalInt seat, StoredMatch match) {
        if (seat.isEmpty()) return Optional.empty();
        var all = teams.get(match.id(), () -> offers.open(match).terms().teams());
        return all.isEmpty() ? Optional.empty() : Optional.of(all.get(seat.getAsInt()));
    }

    /** The teams of all seats of a player: several where people of both share a screen. */
    Set<Integer> of(String player, StoredMatch match) {
        return match.seatsOf(player).stream()
                .flatMap(seat -> of(OptionalInt.of(seat), match).stream())
                .collect(toSet());
    }
}
