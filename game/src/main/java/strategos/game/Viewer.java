package strategos.game;

/**
 * Someone who looks at a match: a seat, with all that it may know, the public, with what all may
 * know, or those who look back at it.
 */
public sealed interface Viewer {

    /** The player in a seat. */
    record InSeat(Seat seat) implements Viewer {}

    /** Anyone who holds no seat. */
    record Public() implements Viewer {}

    /**
     * Anyone who looks back at a match that is over: what was hidden on the board is not any more.
     */
    record Hindsight() implements Viewer {}

    static Viewer inSeat(int index) {
        return new InSeat(Seat.of(index));
    }

    /** Whether this viewer sits in the seat with this index. */
    default boolean sitsIn(int index) {
        return this instanceof InSeat in && in.seat().index() == index;
    }
}
