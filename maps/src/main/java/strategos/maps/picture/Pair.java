package strategos.maps.picture;

import java.util.ArrayList;
import java.util.List;
import strategos.conquest.board.Board;

/** Two territories, the lower number first unless they stand along a border that leads one way. */
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
        List<Pair> pairs = new ArrayList<>();
        for (int one = 0; one < board.size(); one++) {
            for (int other = one + 1; other < board.size(); other++) {
                var pair = new Pair(one, other);
                if (pair.isJoined(board)) pairs.add(pair);
            }
        }
        return pairs;
    }
}
