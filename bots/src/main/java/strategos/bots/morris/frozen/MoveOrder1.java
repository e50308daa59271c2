package strategos.bots.morris.frozen;

import strategos.morris.Board;
import strategos.morris.MorrisStage;
import strategos.morris.MoveCode;
import strategos.morris.State;

/** The move ordering of a search: trying likely best moves first prunes more. */
final class MoveOrder1 {

    private static final int KNOWN = 1 << 30;
    private static final int CLOSES_MILL = 1 << 28;
    private static final int KILLER = 1 << 26;
    private static final int BLOCKS_MILL = 1 << 25;
    private static final int MOST_HISTORY = 1 << 24;

    private final Board board;

    /** The two killer moves of each ply. */
    private final int[] killers;

    /** How often, and how far from the leaves, a move has refuted something. */
    private final int[] history = new int[MorrisStage.values().length * MoveCode.LIMIT];

    MoveOrder1(Board board, int plies) {
        this.board = board;
        killers = new int[2 * plies];
    }

    /** Old merits count for less in a new search. */
    void age() {
        for (int i = 0; i < history.length; i++) history[i] >>= 2;
    }

    /** How early a move is to be looked at; {@code known} is what was best here before. */
    int rank(State state, int code, int known, int ply) {
        if (code == known) return KNOWN;
        int merit = history[index(state, code)];
        if (state.stage() == MorrisStage.TAKE) return merit;
        int to = MoveCode.to(code);
        int stays = state.mine();
        if (state.stage() == MorrisStage.MOVE) stays &= ~(1 << MoveCode.from(code));
        if (board.isMill(stays | 1 << to, to)) return CLOSES_MILL + merit;
        if (code == killers[2 * ply] || code == killers[2 * ply + 1]) return KILLER + merit;
        return board.isMill(state.theirs() | 1 << to, to) ? BLOCKS_MILL + merit : merit;
    }

    /** Notes that a move was too good for the other player to allow. */
    void refuted(State state, int code, int depth, int ply) {
        int index = index(state, code);
        history[index] = Math.min(MOST_HISTORY, history[index] + (depth + 1) * (depth + 1));
        if (state.stage() == MorrisStage.TAKE || killers[2 * ply] == code) return;
        killers[2 * ply + 1] = killers[2 * ply];
        killers[2 * ply] = code;
    }

    private static int index(State state, int code) {
        return state.stage().ordinal() * MoveCode.LIMIT + code;
    }

    /** Brings the move with the highest rank of those from {@code first} on to that place. */
    static void bringBest(int[] moves, int[] ranks, int first, int count) {
        int best = first;
        for (int i = first + 1; i < count; i++) if (ranks[i] > ranks[best]) best = i;
        swap(moves, first, best);
        swap(ranks, first, best);
    }

    private static void swap(int[] numbers, int one, int other) {
        int kept = numbers[one];
        numbers[one] = numbers[other];
        numbers[other] = kept;
    }
}
