package strategos.bots.morris.search;

import java.util.List;
import strategos.morris.Board;

/**
 * A board as tables that translate a set of points into sets of lines and of borders, a byte at a
 * time.
 *
 * <p>A set of places has a bit for each line and each of the three places on it; a border joins two
 * neighbours, and has a first and a second end.
 */
final class LineMaps {

    private static final int LINE_LENGTH = 3;
    private static final int BYTES = 3;
    private static final int BYTE_VALUES = 1 << Byte.SIZE;

    private final Board board;
    private final int size;
    private final int all;
    private final int[] lines;
    private final int[] neighbours;

    private final long[] places;
    private final long[] closers;
    private final long[] firstEnds;
    private final long[] secondEnds;
    private final int[] reach;

    LineMaps(Board board) {
        this.board = board;
        size = board.size();
        if (size > BYTES * Byte.SIZE)
            throw new IllegalArgumentException(board.name() + " has too many points to search");
        all = board.all();
        lines =
                board.mills().stream()
                        .mapToInt(mill -> mill.stream().mapToInt(point -> 1 << point).sum())
                        .toArray();
        neighbours = new int[size];
        for (int point = 0; point < size; point++) neighbours[point] = board.neighbours(point);
        places = new long[BYTES * BYTE_VALUES];
        closers = new long[BYTES * BYTE_VALUES];
        fillLines(board.mills());
        firstEnds = new long[BYTES * BYTE_VALUES];
        secondEnds = new long[BYTES * BYTE_VALUES];
        fillBorders();
        reach = new int[BYTES * BYTE_VALUES];
        for (int point = 0; point < size; point++) fill(reach, point, neighbours[point]);
    }

    private void fillLines(List<List<Integer>> mills) {
        for (int line = 0; line < lines.length; line++) {
            for (int place = 0; place < LINE_LENGTH; place++) {
                long bit = 1L << place * lines.length + line;
                int point = mills.get(line).get(place);
                fill(places, point, bit);
                int others = neighbours[point] & ~lines[line];
                for (int rest = others; rest != 0; rest &= rest - 1)
                    fill(closers, Integer.numberOfTrailingZeros(rest), bit);
            }
        }
    }

    private void fillBorders() {
        int border = 0;
        for (int point = 0; point < size; point++) {
            for (int rest = neighbours[point] >>> point << point; rest != 0; rest &= rest - 1) {
                fill(firstEnds, point, 1L << border);
                fill(secondEnds, Integer.numberOfTrailingZeros(rest), 1L << border);
                border++;
            }
        }
    }

    /** Every set with this point in it gets these bits. */
    private static void fill(long[] map, int point, long bits) {
        int first = point / Byte.SIZE * BYTE_VALUES;
        for (int set = 0; set < BYTE_VALUES; set++)
            if ((set >>> point % Byte.SIZE & 1) != 0) map[first + set] |= bits;
    }

    private static void fill(int[] map, int point, int bits) {
        int first = point / Byte.SIZE * BYTE_VALUES;
        for (int set = 0; set < BYTE_VALUES; set++)
            if ((set >>> point % Byte.SIZE & 1) != 0) map[first + set] |= bits;
    }

    private static long of(long[] map, int set) {
        return map[set & 0xFF] | map[0x100 + (set >>> 8 & 0xFF)] | map[0x200 + (set >>> 16 & 0xFF)];
    }

    /** The set of all points. */
    int all() {
        return all;
    }

    int lines() {
        return lines.length;
    }

    int neighbours(int point) {
        return neighbours[point];
    }

    /** The places on lines that a set of points takes. */
    long places(int set) {
        return of(places, set);
    }

    /** The places that a man of this set can step to from beside the line. */
    long closers(int set) {
        return of(closers, set);
    }

    /** The lines on which nobody has one of these places. */
    long open(long places) {
        int count = lines.length;
        return ~(places | places >>> count | places >>> 2 * count) & (1L << count) - 1;
    }

    /** The free places of lines on which a player has the other two. */
    long gaps(long places, long others) {
        int count = lines.length;
        long first = places;
        long second = places >>> count;
        long third = places >>> 2 * count;
        long twos = open(others) & (first & second | first & third | second & third);
        twos &= ~(first & second & third);
        return twos & ~first | (twos & ~second) << count | (twos & ~third) << 2 * count;
    }

    /** The points next to a set. */
    int reach(int set) {
        return reach[set & 0xFF]
                | reach[0x100 + (set >>> 8 & 0xFF)]
                | reach[0x200 + (set >>> 16 & 0xFF)];
    }

    /** The number of steps from one set of points to another. */
    int steps(int from, int to) {
        long there = of(firstEnds, from) & of(secondEnds, to);
        long back = of(secondEnds, from) & of(firstEnds, to);
        return Long.bitCount(there) + Long.bitCount(back);
    }

    /** Whether a man on this point completes a mill of these men. */
    boolean closes(int men, int point) {
        return board.isMill(men | 1 << point, point);
    }

    /** The points of a set of lines. */
    int points(long someLines) {
        int points = 0;
        for (long rest = someLines; rest != 0; rest &= rest - 1)
            points |= lines[Long.numberOfTrailingZeros(rest)];
        return points;
    }

    /** The men that stand in mills. */
    int inMills(int men) {
        return board.inMills(men);
    }
}
