package strategos.learn.lesson;

import strategos.conquest.board.Board;
import strategos.conquest.state.State;

/** What a territory is for the seat that places armies there. */
enum Post {
    GUARD("at the border of a continent"),
    COMPLETION("in a continent half won"),
    ELSEWHERE("elsewhere at the front"),
    INLAND("behind the lines");

    private final String text;

    Post(String text) {
        this.text = text;
    }

    String text() {
        return text;
    }

    static Post of(State state, int seat, int territory) {
        var board = state.board();
        if (!isBorder(state, territory)) return INLAND;
        if (guards(state, seat, territory)) return GUARD;
        int continent = board.territories().get(territory).continent();
        int held = 0;
        int size = 0;
        for (int t = 0; t < board.size(); t++) {
            if (board.territories().get(t).continent() != continent) continue;
            size++;
            if (state.owner(t) == seat) held++;
        }
        return 2 * held >= size ? COMPLETION : ELSEWHERE;
    }

    static boolean isBorder(State state, int territory) {
        var board = state.board();
        for (int b = board.firstBorder(territory); b < board.endBorder(territory); b++)
            if (state.owner(board.to(b)) != state.owner(territory)) return true;
        return false;
    }

    /** Whether a border lies in a whole continent of the seat, or right before one. */
    private static boolean guards(State state, int seat, int territory) {
        Board board = state.board();
        if (holdsAround(state, seat, territory)) return true;
        for (int b = board.firstBorder(territory); b < board.endBorder(territory); b++) {
            int to = board.to(b);
            if (state.owner(to) == seat && holdsAround(state, seat, to)) return true;
        }
        return false;
    }

    private static boolean holdsAround(State state, int seat, int territory) {
        int continent = state.board().territories().get(territory).continent();
        return continent >= 0 && state.holdsAll(seat, continent);
    }
}
