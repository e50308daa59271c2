package strategos.conquest;

import static strategos.conquest.View.UNKNOWN;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Attack;
import strategos.conquest.move.Move.AttackLosing;
import strategos.conquest.move.Move.AttackTimes;
import strategos.conquest.move.Move.Blitz;
import strategos.conquest.move.Move.Defend;
import strategos.conquest.move.Move.Fortify;
import strategos.conquest.move.Move.Occupy;
import strategos.conquest.move.Move.Place;
import strategos.conquest.move.Order;
import strategos.conquest.state.Stage;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.game.Step.Moved;
import strategos.game.Step.Rolled;

/**
 * What a viewer has made out of a step that it did not see all of.
 *
 * @param seat who did something
 * @param from where it came from, or {@link View#UNKNOWN}
 * @param to where it went to, or {@link View#UNKNOWN}
 * @param eliminated the seat that is out of the match by it
 */
public record Glimpse(int seat, int from, int to, OptionalInt eliminated) {

    /** Empty if the viewer has seen all that may ever be seen of the step. */
    public static Optional<Glimpse> of(View before, Step<Move> seen, View after) {
        return switch (seen) {
            case Moved<Move>(Seat seat, Move move) -> of(before, seat.index(), move, after);
            case Rolled<Move>(int outcome)
                    when outcome == Rolled.UNSEEN && before.stage() != Stage.DRAW_CARD ->
                    between(before, before.turnOf(), before.from(), before.to(), after);
            case Rolled<Move> _ -> Optional.empty();
        };
    }

    private static Optional<Glimpse> of(View before, int seat, Move move, View after) {
        return switch (move) {
            case Place(int territory, _) -> between(before, seat, territory, territory, after);
            case Attack(int from, int to, _) -> between(before, seat, from, to, after);
            case Blitz(int from, int to, _) -> between(before, seat, from, to, after);
            case AttackTimes(int from, int to, _) -> between(before, seat, from, to, after);
            case AttackLosing(int from, int to, _) -> between(before, seat, from, to, after);
            case Fortify(int from, int to, _) -> between(before, seat, from, to, after);
            case Defend _, Occupy _ -> between(before, seat, before.from(), before.to(), after);
            case Move.Claim _,
                    Move.Trade _,
                    Move.Stand _,
                    Move.Vote _,
                    Move.NameCapital _,
                    Order _,
                    Move.Done _ ->
                    Optional.empty();
        };
    }

    private static Optional<Glimpse> between(View before, int seat, int from, int to, View after) {
        if (from != UNKNOWN && to != UNKNOWN) return Optional.empty();
        var beaten =
                IntStream.range(0, before.seats())
                        .filter(other -> before.isAlive(other) && !after.isAlive(other))
                        .findFirst();
        return Optional.of(new Glimpse(seat, from, to, beaten));
    }
}
