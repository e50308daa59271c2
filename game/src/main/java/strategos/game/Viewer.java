package strategos.game;

/** Who looks at a match: a seat, the public, or anyone after the end. */
public sealed interface Viewer {

    /** The player in a seat. */
    record InSeat(Seat seat) implements Viewer {}

    /** Anyone who holds no seat. */
    record Public() implements Viewer {}

    /** Anyone who looks back at a finished match: the board is no longer hidden. */
    record Hindsight() implements Viewer {}

    static Viewer inSeat(int index) {
        return new InSeat(Seat.of(index));
    }

    /** Whether this viewer sits in the seat with this index. */
    default boolean sitsIn(int index) {
        return this instanceof InSeat in && in.seat().index() == index;
    }
}
