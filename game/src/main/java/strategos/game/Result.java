package strategos.game;

import java.util.List;

/** The result of a match: the seats that won, or none for a draw. */
public record Result(List<Seat> winners) {

    public Result {
        winners = List.copyOf(winners);
    }

    public static Result wonBy(Seat seat) {
        return new Result(List.of(seat));
    }

    public static Result draw() {
        return new Result(List.of());
    }

    public boolean isDraw() {
        return winners.isEmpty();
    }
}
