package strategos.conquest.turn;

import java.util.Optional;
import strategos.conquest.board.Board;
import strategos.conquest.board.Start;
import strategos.conquest.rules.Setup;
import strategos.conquest.state.State;

/**
 * The starting positions of a board as the opening of a match: the first seat begins in the first,
 * whoever has the first turn.
 */
public final class Positions {

    private Positions() {}

    /** Why so many seats cannot begin as the board says, where the rules want that. */
    public static Optional<String> refusal(Setup setup, Board board, int seats) {
        var starts = board.features().starts();
        if (setup.territories() != Setup.Territories.POSITIONS) return Optional.empty();
        if (starts.size() != seats) {
            return Optional.of(
                    "%s has %s starting positions, and %d seats need as many"
                            .formatted(
                                    board.name(), starts.isEmpty() ? "no" : starts.size(), seats));
        }
        int held = starts.stream().mapToInt(start -> start.armies().size()).sum();
        boolean rests = held < board.size() && setup.owners(seats) == seats;
        return rests
                ? Optional.of(
                        "%d territories of %s are in no starting position, and there is no neutral army"
                                .formatted(board.size() - held, board.name()))
                : Optional.empty();
    }

    /** Gives every seat what it begins with, and the neutral army the rest. */
    static void take(Turns turns, State state) {
        var starts = turns.board().features().starts();
        for (int seat = 0; seat < starts.size(); seat++) take(state, seat, starts.get(seat));
        int neutral = turns.seats();
        for (int t = 0; t < turns.board().size(); t++)
            if (state.owner(t) == State.NOBODY)
                take(state, neutral, t, turns.rules().setup().each());
    }

    private static void take(State state, int seat, Start start) {
        start.armies().forEach((territory, armies) -> take(state, seat, territory, armies));
    }

    private static void take(State state, int owner, int territory, int armies) {
        state.give(territory, owner);
        state.addArmies(territory, armies);
    }
}
