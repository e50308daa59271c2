package strategos.maps.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import strategos.conquest.board.Board;

/** Two territories, the lower number first, or in the direction of a one-way border. */
record Pair(int one, int other) {

    boolean meets(Pair pair) {
        return one == pair.one || one == pair.other || other == pair.one || other == pair.other;
    }

    boolean isJoined(Board board) {
        return board.borders(one, other) || board.borders(other, one);
    }

    /** Whether a border leads from one to the other, and none back. */
    boolean isOneWay(Board board) {
        return board.borders(one, other) != board.borders(other, one);
    }

    /** The same two, as a border that leads one way has them. */
    Pair along(Board board) {
        return board.borders(one, other) ? this : new Pair(/* one= */ other, /* other= */ one);
    }

    /** Those that a border joins, whichever way it leads. */
    static List<Pair> joined(Board board) {
        var neighbours = neighbours(board);
        List<Pair> pairs = new ArrayList<>();
        for (int one = 0; one < board.size(); one++)
            for (int other : neighbours.get(one).tailSet(one)) pairs.add(new Pair(one, other));
        return pairs;
    }

    /** By territory those that a border joins it with, whichever way it leads. */
    static List<SortedSet<Integer>> neighbours(Board board) {
        List<SortedSet<Integer>> neighbours = new ArrayList<>();
        for (int t = 0; t < board.size(); t++) neighbours.add(new TreeSet<>());
        for (int from = 0; from < board.size(); from++) {
            for (int to : board.territories().get(from).neighbours()) {
                neighbours.get(from).add(to);
                neighbours.get(to).add(from);
            }
        }
        return neighbours;
    }
}
