package strategos.terminal.morris;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import strategos.morris.Board;
import strategos.morris.View;
import strategos.terminal.console.Paint;

/** The board as lines of text: 1 and 2 for men, and the names of empty points. */
final class MorrisDiagram {

    private static final int COLUMN = 4;
    private static final int ROW = 2;
    private static final int NAME_WIDTH = 2;

    private final Board board;
    private final Paint paint;
    private final char[][] lines;
    private final int[] columns;
    private final int[] rows;

    MorrisDiagram(Board board, Paint paint) {
        this.board = board;
        this.paint = paint;
        columns =
                board.points().stream().mapToInt(name -> COLUMN * (name.charAt(0) - 'a')).toArray();
        int top =
                board.points().stream().mapToInt(name -> name.charAt(1) - '0').max().orElseThrow();
        rows =
                board.points().stream()
                        .mapToInt(name -> ROW * (top - (name.charAt(1) - '0')))
                        .toArray();
        int width = Arrays.stream(columns).max().orElseThrow() + NAME_WIDTH;
        int height = Arrays.stream(rows).max().orElseThrow() + 1;
        lines = new char[height][width];
        for (char[] line : lines) Arrays.fill(line, ' ');
        for (int point = 0; point < board.size(); point++)
            for (int rest = board.neighbours(point); rest != 0; rest &= rest - 1)
                join(point, Integer.numberOfTrailingZeros(rest));
    }

    /** Draws the way from a point to a later one. */
    private void join(int from, int to) {
        int right = Integer.signum(columns[to] - columns[from]);
        int down = Integer.signum(rows[to] - rows[from]);
        if (down < 0 || down == 0 && right < 0) return;
        if (down == 0) {
            for (int x = columns[from] + 1; x < columns[to]; x++) lines[rows[from]][x] = '-';
        } else if (right == 0) {
            for (int y = rows[from] + 1; y < rows[to]; y++) lines[y][columns[from]] = '|';
        } else {
            lines[(rows[from] + rows[to]) / 2][(columns[from] + columns[to]) / 2] =
                    right > 0 ? '\\' : '/';
        }
    }

    /** Empty points by their letters. */
    List<String> letters(View view) {
        return draw(view, board::letter);
    }

    /** Empty points by their algebraic names. */
    List<String> names(View view) {
        return draw(view, board::algebraic);
    }

    private List<String> draw(View view, IntFunction<String> name) {
        List<String> drawn = new ArrayList<>();
        for (int y = 0; y < lines.length; y++) drawn.add(line(view, name, y));
        return drawn;
    }

    private String line(View view, IntFunction<String> name, int y) {
        var line = new StringBuilder();
        int x = 0;
        for (int point = 0; point < board.size(); point++) {
            if (rows[point] != y) continue;
            line.append(lines[y], x, columns[point] - x);
            int owner = view.owner(point);
            String label = owner < 0 ? name.apply(point) : Integer.toString(owner + 1);
            line.append(owner < 0 ? paint.faint(label) : paint.player(owner, paint.strong(label)));
            x = columns[point] + label.length();
        }
        line.append(lines[y], x, lines[y].length - x);
        return line.toString().stripTrailing();
    }
}
