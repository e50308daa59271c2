package strategos.solve;

import java.util.Locale;

/**
 * The name of a table of positions in which men are moved.
 *
 * @param flights which of the two have the right to fly because of a mill
 */
public record MovingKey(int men, int others, Flights flights) implements TableKey {

    /** Who may fly in the next move because of a mill, where the rules give that right. */
    public enum Flights {
        NEITHER,
        MOVER,
        OTHER,
        BOTH;

        /** Whether the player to move may. */
        boolean ofMover() {
            return this == MOVER || this == BOTH;
        }

        /** Whether the other player may. */
        boolean ofOther() {
            return this == OTHER || this == BOTH;
        }

        static Flights of(boolean mover, boolean other) {
            if (mover) return other ? BOTH : MOVER;
            return other ? OTHER : NEITHER;
        }
    }

    public static MovingKey withoutFlights(int men, int others) {
        return new MovingKey(men, others, Flights.NEITHER);
    }

    /** The table that a move without a capture leads to: the right to fly is used up. */
    MovingKey afterMove() {
        int next = others;
        int waiting = men;
        return new MovingKey(next, waiting, Flights.of(flights.ofOther(), false));
    }

    /**
     * The table that a capture leads to.
     *
     * @param flight whether it gives the right to fly
     */
    MovingKey afterCapture(boolean flight) {
        int next = others - 1;
        int waiting = men;
        return new MovingKey(next, waiting, Flights.of(flights.ofOther(), flight));
    }

    /** {@code 5-4}, or {@code 5-4-mover} if the player to move may fly. */
    @Override
    public String toString() {
        String counts = men + "-" + others;
        return flights == Flights.NEITHER
                ? counts
                : counts + "-" + flights.name().toLowerCase(Locale.ROOT);
    }
}
