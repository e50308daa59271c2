package strategos.app.model;

import java.util.Arrays;

/** What a match remembers: the pawns on the board, and whose turn it is. */
final class State {

    static final int SIZE = 3;
    static final int SQUARES = SIZE * SIZE;
    static final int NOBODY = -1;

    private final int[] owners;
    private int mover;
    private int moves;

    State() {
        owners = new int[SQUARES];
        Arrays.fill(owners, NOBODY);
        Arrays.fill(owners, 0, SIZE, 0);
        Arrays.fill(owners, SQUARES - SIZE, SQUARES, 1);
    }

    State(State other) {
        owners = other.owners.clone();
        mover = other.mover;
        moves = other.moves;
    }

    /** The seat that has a pawn on a square, or {@link #NOBODY}. */
    int owner(int square) {
        return owners[square];
    }

    /** The seat whose turn it is; once the match is over, the seat that has lost. */
    int mover() {
        return mover;
    }

    /** How many turns have begun: those that are over, and the one that waits for a move. */
    int turns() {
        return isOver() ? moves : moves + 1;
    }

    /** "A pawn steps forward to an empty square, or takes a pawn diagonally ahead." */
    boolean isPossible(int from, int to) {
        if (!isSquare(from) || !isSquare(to) || owners[from] != mover) return false;
        int ahead = mover == 0 ? 1 : -1;
        if (to / SIZE - from / SIZE != ahead) return false;
        return switch (Math.abs(to % SIZE - from % SIZE)) {
            case 0 -> owners[to] == NOBODY;
            case 1 -> owners[to] == 1 - mover;
            default -> false;
        };
    }

    private static boolean isSquare(int square) {
        return square >= 0 && square < SQUARES;
    }

    void move(int from, int to) {
        owners[to] = mover;
        owners[from] = NOBODY;
        mover = 1 - mover;
        moves++;
    }

    /** "Who reaches the last row wins, and so does who leaves the other player without a move." */
    boolean isOver() {
        return hasReachedLastRow(1 - mover) || countMoves() == 0;
    }

    private boolean hasReachedLastRow(int seat) {
        int row = seat == 0 ? SQUARES - SIZE : 0;
        for (int square = row; square < row + SIZE; square++)
            if (owners[square] == seat) return true;
        return false;
    }

    int countMoves() {
        int count = 0;
        for (int code = 0; code < SQUARES * SQUARES; code++) if (isPossible(code)) count++;
        return count;
    }

    /** The possible move with this number, as a code that {@link #from} and {@link #to} read. */
    int code(int number) {
        int code = 0;
        for (int left = number; ; code++) if (isPossible(code) && left-- == 0) return code;
    }

    private boolean isPossible(int code) {
        return isPossible(from(code), to(code));
    }

    static int from(int code) {
        return code / SQUARES;
    }

    static int to(int code) {
        return code % SQUARES;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof State state
                && Arrays.equals(owners, state.owners)
                && mover == state.mover
                && moves == state.moves;
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(owners) + moves;
    }
}
