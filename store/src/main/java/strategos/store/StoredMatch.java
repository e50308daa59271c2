package strategos.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * A match without its steps.
 *
 * @param header the lines that recreate the game, without the players
 * @param timeControl how much time players have, as text; empty for a match without clocks
 * @param clock the clocks as text, as they were at the last step; empty if none has run
 * @param seats the occupants of the seats, in order
 * @param host who made the match; empty for matches from before hosts were stored
 */
public record StoredMatch(
        String id,
        String header,
        String pace,
        Optional<String> timeControl,
        Optional<String> clock,
        Standing standing,
        List<Occupant> seats,
        Optional<String> host,
        Instant changedAt) {

    public StoredMatch {
        seats = List.copyOf(seats);
    }

    /** The names of the players, in seat order. */
    public List<String> names() {
        return seats.stream().map(Occupant::name).toList();
    }

    /** The accounts that hold seats, in seat order. */
    public List<String> accounts() {
        return seats.stream()
                .filter(Occupant.Person.class::isInstance)
                .map(occupant -> ((Occupant.Person) occupant).guest())
                .filter(Accounts::isAccount)
                .toList();
    }

    /** Which seat is this guest's; empty if none is. */
    public OptionalInt seatOf(String guest) {
        return seatOf(guest, seats);
    }

    static OptionalInt seatOf(String guest, List<Occupant> seats) {
        return IntStream.range(0, seats.size())
                .filter(
                        seat ->
                                seats.get(seat) instanceof Occupant.Person person
                                        && person.guest().equals(guest))
                .findFirst();
    }
}
