package strategos.maps.picture;

import java.util.Arrays;
import strategos.conquest.board.Board;

/** The distances between territories in borders, ignoring their direction. */
final class Hops {

    /** How much further apart territories of different continents should be. */
    private static final double ABROAD = 0.4;

    private final int[][] joined;
    private final int[] continents;

    Hops(Board board) {
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

    /** To each territory, from one of them. */
    int[] from(int start) {
        int[] hops = new int[size()];
        Arrays.fill(hops, -1);
        hops[start] = 0;
        int[] next = new int[size()];
        next[0] = start;
        int known = 1;
        for (int done = 0; done < known; done++) {
            for (int to : joined[next[done]]) {
                if (hops[to] >= 0) continue;
                hops[to] = hops[next[done]] + 1;
                next[known++] = to;
            }
        }
        return hops;
    }

    /** The target distance of two territories that are a number of borders apart. */
    double wish(int one, int other, int hops) {
        return continents[one] == continents[other] ? hops : hops + ABROAD;
    }
}
