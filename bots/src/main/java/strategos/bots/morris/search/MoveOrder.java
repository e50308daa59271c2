package strategos.bots.morris.search;

import java.util.Arrays;
import strategos.morris.MoveCode;

/** The move ordering of a search: trying likely best moves first prunes more. */
final class MoveOrder {

    private static final int KNOWN = 1 << 30;
    private static final int CLOSES_MILL = 1 << 28;
    private static final int BLOCKS_MILL = 1 << 27;
    private static final int KILLER = 1 << 26;
    private static final int MOST_HISTORY = 1 << 24;

    private final LineMaps maps;

    /** The two killer moves of each ply. */
    private final int[] killers;

    /** How often, and how far from the leaves, a move has refuted something. */
    private final int[] history = new int[MoveCode.LIMIT];

    /** The same for the points that men are taken from. */
    private final int[] takes = new int[Integer.SIZE];

    MoveOrder(LineMaps maps, int plies) {
        this.maps = maps;
        killers = new int[2 * plies];
    }

    void clear() {
        Arrays.fill(killers, 0);
        Arrays.fill(history, 0);
        Arrays.fill(takes, 0);
    }

    /** Old merits count for less in a new search. */
    void age() {
        for (int i = 0; i < history.length; i++) history[i] >>= 2;
        for (int i = 0; i < takes.length; i++) takes[i] >>= 2;
    }

    /** How early each move is to be looked at; {@code known} is what was best here before. */
    void rank(int mine, int theirs, int[] codes, int[] into, int count, int known, int ply) {
        int one = killers[2 * ply];
        int other = killers[2 * ply + 1];
        for (int i = 0; i < count; i++) {
            int code = codes[i];
            int to = MoveCode.to(code);
            int stays = code < MoveCode.slide(0, 0) ? mine : mine & ~(1 << MoveCode.from(code));
            int rank = history[code];
            if (maps.closes(stays, to)) rank += CLOSES_MILL;
            if (maps.closes(theirs, to)) rank += BLOCKS_MILL;
            if (code == one || code == other) rank += KILLER;
            into[i] = code == known ? KNOWN : rank;
        }
    }

    /** How early each capture is to be looked at. */
    void rankTakes(int[] points, int[] into, int count) {
        for (int i = 0; i < count; i++) into[i] = takes[points[i]];
    }

    /** Whether nothing but its history speaks for a move of this rank. */
    static boolean isLate(int rank) {
        return rank < KILLER;
    }

    /** Notes that a move was too good for the other player to allow. */
    void refuted(int code, int depth, int ply) {
        history[code] = Math.min(MOST_HISTORY, history[code] + (depth + 1) * (depth + 1));
        if (killers[2 * ply] == code) return;
        killers[2 * ply + 1] = killers[2 * ply];
        killers[2 * ply] = code;
    }

    /** Notes that a capture was too good for the other player to allow. */
    void tookWell(int point, int depth) {
        takes[point] = Math.min(MOST_HISTORY, takes[point] + (depth + 1) * (depth + 1));
    }

    /** Brings the move with the highest rank of those from {@code first} on to that place. */
    static void bringBest(int[] moves, int[] ranks, int first, int count) {
        int best = first;
        for (int i = first + 1; i < count; i++) if (ranks[i] > ranks[best]) best = i;
        int move = moves[first];
        moves[first] = moves[best];
        moves[best] = move;
        int rank = ranks[first];
        ranks[first] = ranks[best];
        ranks[best] = rank;
    }
}
