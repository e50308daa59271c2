package strategos.maps.picture;

import java.util.Arrays;
import strategos.conquest.board.Board;

/** The graph that a layout is made for: territories and their borders, ignoring direction. */
final class LayoutGraph {

    /** How much further apart territories of different continents should be. */
    private static final double ABROAD = 0.4;

    private final int[][] joined;
    private final int[] continents;

    LayoutGraph(Board board) {
        joined =
                Pair.neighbours(board).stream()
                        .map(some -> some.stream().mapToInt(Integer::intValue).toArray())
                        .toArray(int[][]::new);
        continents = new int[board.size()];
        Arrays.setAll(continents, t -> board.territories().get(t).continent());
    }

    int size() {
        return joined.length;
    }

    /** Those that a border joins a territory with, in their order. */
    int[] joined(int territory) {
        return joined[territory];
    }

    /** The number of borders to each territory, from one of them. */
    int[] from(int start) {
        int[] steps = new int[size()];
        Arrays.fill(steps, -1);
        steps[start] = 0;
        int[] next = new int[size()];
        next[0] = start;
        int known = 1;
        for (int done = 0; done < known; done++) {
            for (int to : joined[next[done]]) {
                if (steps[to] >= 0) continue;
                steps[to] = steps[next[done]] + 1;
                next[known++] = to;
            }
        }
        return steps;
    }

    /** The target distance of two territories that are a number of borders apart. */
    double target(int one, int other, int steps) {
        return continents[one] == continents[other] ? steps : steps + ABROAD;
    }
}
