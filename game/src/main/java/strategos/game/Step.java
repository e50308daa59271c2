package strategos.game;

/** Something that happened in a match; the record of a match is a list of these. */
public sealed interface Step<M> {

    /** A seat made a move. */
    record Moved<M>(Seat seat, M move) implements Step<M> {}

    /**
     * Nature's outcome; {@link #UNSEEN} where the viewer may know that it was drawn, but not what.
     */
    record Rolled<M>(int outcome) implements Step<M> {
        public static final int UNSEEN = -1;
    }
}
