package strategos.table;

import java.util.List;
import strategos.wire.BotTurn;

/**
 * The clocks of a match as they are stored.
 *
 * @param since the server time at which the running clocks showed these values
 * @param turns the number of turns that have begun
 * @param botTurns the latest turns in which bots decided for people
 */
public record ClockState(long since, int turns, List<SeatState> seats, List<BotTurn> botTurns) {

    public ClockState {
        seats = List.copyOf(seats);
        botTurns = List.copyOf(botTurns);
    }

    /**
     * The clock of a seat.
     *
     * @param left the milliseconds left for this turn
     * @param bank the milliseconds of the reserve
     * @param ask whether the seat has been asked to decide in this turn, and whose turn it is
     * @param running whether the seat has to decide now
     * @param standsIn whether a bot decides for its owner
     * @param missed the number of turns in a row that the owner has missed
     */
    public record SeatState(
            long left, long bank, Ask ask, boolean running, boolean standsIn, int missed) {}

    /** Whether a seat has been asked to decide in the current turn. */
    public enum Ask {
        /** Not yet. */
        NOT_YET,
        /** In its own turn. */
        OWN_TURN,
        /** In its own turn, which it has missed. */
        MISSED,
        /** In the turn of another seat, as a defender is. */
        OTHER_TURN
    }
}
