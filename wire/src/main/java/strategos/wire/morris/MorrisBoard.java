package strategos.wire.morris;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import strategos.morris.Board;
import strategos.wire.Ground;

/**
 * A board of Morris as data. Points are identified by their index in the list.
 *
 * @param columns the number of columns, and of rows
 * @param steps the pairs of adjacent points, which are also the lines to draw
 * @param mills the lines of three
 */
public record MorrisBoard(
        String name,
        int columns,
        List<Point> points,
        List<List<Integer>> steps,
        List<List<Integer>> mills)
        implements Ground {

    public MorrisBoard {
        points = List.copyOf(points);
        steps = List.copyOf(steps);
        mills = List.copyOf(mills);
    }

    /**
     * A point of the board.
     *
     * @param letter its name in notation
     * @param algebraic its algebraic name, {@code a1} at the bottom left
     * @param column counted from the left, from 0
     * @param row counted from the top, from 0
     */
    public record Point(String letter, String algebraic, int column, int row) {}

    public static MorrisBoard of(Board board) {
        int columns = 1 + board.points().stream().mapToInt(MorrisBoard::column).max().orElseThrow();
        return new MorrisBoard(
                board.name(),
                columns,
                IntStream.range(0, board.size()).mapToObj(i -> point(board, i, columns)).toList(),
                steps(board),
                board.mills());
    }

    private static Point point(Board board, int index, int rows) {
        String name = board.algebraic(index);
        int fromBottom = name.charAt(1) - '1';
        return new Point(board.letter(index), name, column(name), rows - 1 - fromBottom);
    }

    private static int column(String algebraic) {
        return algebraic.charAt(0) - 'a';
    }

    private static List<List<Integer>> steps(Board board) {
        List<List<Integer>> steps = new ArrayList<>();
        for (int from = 0; from < board.size(); from++)
            for (int to = from + 1; to < board.size(); to++)
                if ((board.neighbours(from) >>> to & 1) != 0) steps.add(List.of(from, to));
        return steps;
    }
}
