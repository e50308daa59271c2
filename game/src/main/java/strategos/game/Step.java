package strategos.game;

/** One event of a match; the record of a match is a list of steps. */
public sealed interface Step<M> {

    /** A seat made a move. */
    record Moved<M>(Seat seat, M move) implements Step<M> {}

    /**
     * The outcome of a roll; {@link #UNSEEN} if the viewer may know that it happened, but not the
     * outcome.
     */
    record Rolled<M>(int outcome) implements Step<M> {
        public static final int UNSEEN = -1;
    }
}
