package strategos.maps.balance;

import java.util.ArrayDeque;
import java.util.Arrays;
import strategos.conquest.board.Board;

/** The number of borders between a territory and every other, ignoring their direction. */
final class Distances {

    private static final int FAR = Integer.MAX_VALUE;

    private Distances() {}

    static int[] from(Board board, int territory) {
        int[] distances = new int[board.size()];
        Arrays.fill(distances, FAR);
        distances[territory] = 0;
        var ahead = new ArrayDeque<Integer>();
        ahead.add(territory);
        while (!ahead.isEmpty()) {
            int here = ahead.remove();
            for (int next : beside(board, here)) {
                if (distances[next] == FAR) {
                    distances[next] = distances[here] + 1;
                    ahead.add(next);
                }
            }
        }
        return distances;
    }

    /** The territories that a border joins to this one; some come twice. */
    static int[] beside(Board board, int territory) {
        int[] into = board.into(territory);
        int first = board.firstBorder(territory);
        int out = board.endBorder(territory) - first;
        int[] beside = new int[out + into.length];
        for (int i = 0; i < out; i++) beside[i] = board.to(first + i);
        for (int i = 0; i < into.length; i++) beside[out + i] = board.from(into[i]);
        return beside;
    }
}
