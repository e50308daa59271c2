package strategos.bots.morris;

import java.util.Optional;
import strategos.bots.morris.search.PositionKey;
import strategos.morris.Board;
import strategos.morris.MorrisStage;
import strategos.morris.Move;
import strategos.morris.MoveCode;
import strategos.morris.State;
import strategos.morris.Symmetries;

/** How a learning player identifies moves that it meets again. */
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

    /** The move that a key stands for, where it stands for one. */
    Optional<Made> move(long key);

    /**
     * A move, and who made it.
     *
     * @param player {@link #OTHER} or {@link #SELF}
     */
    record Made(Move.OnBoard move, int player) {}

    /** As in the document: by the notation of the move, who made it, and in which phase. */
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

        @Override
        public Optional<Made> move(long key) {
            int code = (int) (key % MoveCode.LIMIT);
            int phase = (int) (key / MoveCode.LIMIT / 4);
            int player = (int) (key / MoveCode.LIMIT % 4);
            return switch (phase) {
                case PLACING -> Optional.of(new Made(new Move.Place(code), player));
                case MOVING ->
                        Optional.of(
                                new Made(
                                        new Move.Slide(MoveCode.from(code), MoveCode.to(code)),
                                        player));
                case REMOVING -> Optional.of(new Made(new Move.Take(code), player));
                default -> Optional.empty();
            };
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
     * By the position after the move, regardless of symmetry and player.
     *
     * <p>Most positions never recur, so one in which all men are placed is kept only when it has
     * been seen a second time.
     */
    record ByPosition(PositionKey positions) implements Recall {

        private static final long WON = Long.MIN_VALUE;

        ByPosition(Board board) {
            this(new PositionKey(new Symmetries(board)));
        }

        @Override
        public long key(State before, int code, State after, int player) {
            long position = positions.canonical(after);
            return after.stage() == MorrisStage.WON ? position | WON : position;
        }

        @Override
        public Optional<Made> move(long key) {
            return Optional.empty();
        }

        @Override
        public boolean isKept(long key, int seen) {
            return seen > 1 || PositionKey.hasMenInHand(key & ~WON);
        }
    }
}
