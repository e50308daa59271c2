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
 * @param origin the position of another match that it began from; empty for most
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
        Optional<MatchOrigin> origin,
        Instant changedAt) {

    public StoredMatch {
        seats = List.copyOf(seats);
    }

    /** Whether it is to practise in: moves are judged and taken back, and nobody is rated. */
    public boolean isPractice() {
        return origin.filter(it -> it.kind() == MatchOrigin.Kind.PRACTICE).isPresent();
    }

    /** Whether it waits for somebody to take a seat. */
    public boolean isOpen() {
        return seats.stream().anyMatch(Occupant.Open.class::isInstance);
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

    /** Whether nobody else misses this guest: the match is over, or all others are bots. */
    public boolean isRemovableBy(String guest) {
        return standing.isOver() || seats.stream().allMatch(seat -> isOwnOrBot(seat, guest));
    }

    private static boolean isOwnOrBot(Occupant seat, String guest) {
        return switch (seat) {
            case Occupant.Bot _ -> true;
            case Occupant.Person(_, String owner) -> owner.equals(guest);
            case Occupant.Open _ -> false;
        };
    }

    /** The first seat of this guest; empty if there is none. */
    public OptionalInt seatOf(String guest) {
        return seatOf(guest, seats);
    }

    static OptionalInt seatOf(String guest, List<Occupant> seats) {
        return seatsOf(guest, seats).stream().mapToInt(seat -> seat).findFirst();
    }

    /** The seats of this guest in rising order: several where people share a screen. */
    public List<Integer> seatsOf(String guest) {
        return seatsOf(guest, seats);
    }

    public static List<Integer> seatsOf(String guest, List<Occupant> seats) {
        return IntStream.range(0, seats.size())
                .filter(
                        seat ->
                                seats.get(seat) instanceof Occupant.Person person
                                        && person.guest().equals(guest))
                .boxed()
                .toList();
    }
}
