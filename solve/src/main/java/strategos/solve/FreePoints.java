package strategos.solve;

import strategos.morris.Board;

/**
 * The board as one player sees it: the points that the other's men leave free, numbered from 0,
 * with the neighbours of each and the lines that are free as a whole.
 */
final class FreePoints {

    private final int onBoard;
    private final int all;
    private final int[] neighbours;
    private final int[] lines;

    /**
     * @param lines all lines of the board
     */
    FreePoints(Board board, int[] lines, int taken) {
        onBoard = board.all() & ~taken;
        neighbours = new int[Integer.bitCount(onBoard)];
        all = (1 << neighbours.length) - 1;
        int rest = onBoard;
        for (int point = 0; point < neighbours.length; point++) {
            int next = board.neighbours(Integer.numberOfTrailingZeros(rest));
            neighbours[point] = Integer.compress(next, onBoard);
            rest &= rest - 1;
        }
        this.lines = new int[free(lines)];
        int found = 0;
        for (int line : lines)
            if ((line & taken) == 0) this.lines[found++] = Integer.compress(line, onBoard);
    }

    private int free(int[] boardLines) {
        int free = 0;
        for (int line : boardLines) if ((line & ~onBoard) == 0) free++;
        return free;
    }

    /** The set of all these points. */
    int all() {
        return all;
    }

    /** The same set in the numbers of the board. */
    int onBoard(int set) {
        return Integer.expand(set, onBoard);
    }

    int neighbours(int point) {
        return neighbours[point];
    }

    /** The men that stand in mills. */
    int inMills(int men) {
        int inMills = 0;
        for (int line : lines) if ((line & ~men) == 0) inMills |= line;
        return inMills;
    }

    /** The empty points on which one more man makes a mill. */
    int closing(int men) {
        int closing = 0;
        for (int line : lines) {
            int missing = line & ~men;
            closing |= (missing & missing - 1) == 0 ? missing : 0;
        }
        return closing;
    }
}
