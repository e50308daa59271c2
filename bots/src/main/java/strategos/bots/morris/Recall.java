package strategos.bots.morris;

import strategos.morris.Board;
import strategos.morris.MoveCode;
import strategos.morris.Stage;
import strategos.morris.State;
import strategos.morris.Symmetries;

/** What a learning player takes for the same thing when it meets it again. */
sealed interface Recall {

    /** The player that the learning one plays against: in the document, the person. */
    int OTHER = 1;

    /** The learning player: in the document, the machine. */
    int SELF = 2;

    /**
     * What a move is remembered as.
     *
     * @param player {@link #OTHER} or {@link #SELF}
     */
    long key(State before, int code, State after, int player);

    /** Whether something seen once is worth a place in a file. */
    boolean isKept(long key, int seen);

    /** The document's way: the move as it is written, who made it, and in which phase. */
    record ByMove() implements Recall {

        static final int PLACING = 1;
        static final int MOVING = 2;
        static final int REMOVING = 3;

        @Override
        public long key(State before, int code, State after, int player) {
            return key(phase(before), code, player);
        }

        static long key(int phase, int code, int player) {
            return (4L * phase + player) * MoveCode.LIMIT + code;
        }

        private static int phase(State state) {
            return switch (state.stage()) {
                case PLACE -> PLACING;
                case MOVE -> MOVING;
                case TAKE -> REMOVING;
                case DRAW, WON, DRAWN ->
                        throw new IllegalStateException("nobody decides in " + state.stage());
            };
        }

        @Override
        public boolean isKept(long key, int seen) {
            return true;
        }
    }

    /**
     * The position that a move leads to, whichever way it is turned and whoever made it.
     *
     * <p>There are more positions than matches will ever meet twice, so one in which all men are
     * placed is kept when it has been seen a second time.
     */
    record ByPosition(PositionKey positions) implements Recall {

        private static final long WON = Long.MIN_VALUE;

        ByPosition(Board board) {
            this(new PositionKey(new Symmetries(board)));
        }

        @Override
        public long key(State before, int code, State after, int player) {
            long position = positions.canonical(after);
            return after.stage() == Stage.WON ? position | WON : position;
        }

        @Override
        public boolean isKept(long key, int seen) {
            return seen > 1 || PositionKey.hasMenInHand(key & ~WON);
        }
    }
}
