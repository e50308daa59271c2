package strategos.conquest.view;

import static strategos.conquest.view.View.NONE;
import static strategos.conquest.view.View.UNKNOWN;

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
import strategos.conquest.move.Order.Advance;
import strategos.conquest.move.Order.Airlift;
import strategos.conquest.orders.Executed;
import strategos.conquest.orders.Executed.Carried;
import strategos.conquest.orders.Executed.Lapsed;
import strategos.conquest.orders.Executed.Skipped;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.game.Step.Moved;
import strategos.game.Step.Rolled;

/**
 * What a viewer has seen of a partly hidden step.
 *
 * @param seat the acting seat, or {@link View#UNKNOWN}
 * @param from the source, or {@link View#UNKNOWN}
 * @param to the target, or {@link View#UNKNOWN}
 * @param eliminated the seat eliminated by it
 */
public record Glimpse(int seat, int from, int to, OptionalInt eliminated) {

    /** Empty if the viewer has seen all that may ever be seen of the step. */
    public static Optional<Glimpse> of(View before, Step<Move> seen, View after) {
        return switch (seen) {
            case Moved<Move>(Seat seat, Move move) -> of(before, seat.index(), move, after);
            case Rolled<Move>(int outcome) ->
                    switch (before.stage()) {
                        case DRAW_CARD, ORDER_CARD -> Optional.empty();
                        case EXECUTE -> ofOrder(before, outcome, after);
                        default ->
                                outcome == Rolled.UNSEEN
                                        ? between(
                                                before,
                                                before.turnOf(),
                                                before.from(),
                                                before.to(),
                                                after)
                                        : Optional.empty();
                    };
        };
    }

    /** Of a battle out of sight as much is known as of the order that led to it. */
    private static Optional<Glimpse> ofOrder(View before, int outcome, View after) {
        if (outcome != Rolled.UNSEEN)
            return after.orders()
                    .last()
                    .map(order -> of(before, order, after))
                    .filter(Glimpse::isPartial);
        var order = before.isFightHidden() ? before.orders().last() : Optional.<Executed>empty();
        return order.map(led -> of(before, led, after))
                .or(() -> Optional.of(of(before, UNKNOWN, UNKNOWN, UNKNOWN, after)));
    }

    private static Glimpse of(View before, Executed executed, View after) {
        int seat = executed.seat();
        return switch (executed) {
            case Carried(_, _, Advance(int from, int to, _), _) ->
                    of(before, seat, from, to, after);
            case Carried(_, _, Airlift(int from, int to, _), _) ->
                    of(before, seat, from, to, after);
            case Carried _, Skipped _, Lapsed _ -> of(before, seat, NONE, NONE, after);
        };
    }

    private boolean isPartial() {
        return from == UNKNOWN || to == UNKNOWN;
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
                    Move.Resign _,
                    Move.NameCapital _,
                    Order _,
                    Move.Done _ ->
                    Optional.empty();
        };
    }

    private static Optional<Glimpse> between(View before, int seat, int from, int to, View after) {
        return Optional.of(of(before, seat, from, to, after)).filter(Glimpse::isPartial);
    }

    private static Glimpse of(View before, int seat, int from, int to, View after) {
        var beaten =
                IntStream.range(0, before.seats())
                        .filter(other -> before.isPlaying(other) && !after.isAlive(other))
                        .findFirst();
        return new Glimpse(seat, from, to, beaten);
    }
}
