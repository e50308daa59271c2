package strategos.conquest.view;

import static strategos.conquest.move.Move.UNKNOWN;

import java.util.Arrays;
import java.util.Optional;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Attack;
import strategos.conquest.move.Move.AttackLosing;
import strategos.conquest.move.Move.AttackTimes;
import strategos.conquest.move.Move.Blitz;
import strategos.conquest.move.Move.Claim;
import strategos.conquest.move.Move.Defend;
import strategos.conquest.move.Move.Done;
import strategos.conquest.move.Move.Fortify;
import strategos.conquest.move.Move.NameCapital;
import strategos.conquest.move.Move.Occupy;
import strategos.conquest.move.Move.Place;
import strategos.conquest.move.Move.Resign;
import strategos.conquest.move.Move.Stand;
import strategos.conquest.move.Move.Trade;
import strategos.conquest.move.Move.Vote;
import strategos.conquest.move.Order;
import strategos.conquest.orders.Orders;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.game.Step.Moved;
import strategos.game.Step.Rolled;
import strategos.game.Viewer;

/**
 * Filters steps for a viewer in fog: the whole step if the viewer sees every territory involved,
 * otherwise the step with {@link View#UNKNOWN} for the hidden parts.
 *
 * <p>A completely hidden step is dropped, unless it changes something that everyone knows.
 */
public record Witness(View before, State state, View after) {

    /**
     * How a seat will answer attacks is for that seat. Which card was drawn shows in the hand of
     * the seat that drew it and nowhere else: its rank in the deck would tell what others hold. A
     * mission is seen by the seat that drew it. Orders that all give at the same time are nobody
     * else's business until they are carried out. In fog only so much is seen of a step as the
     * viewer sees of its places.
     */
    public static Optional<Step<Move>> seen(
            Rulebook rulebook, State before, Step<Move> step, State after, Viewer viewer) {
        var seen = seenInTheOpen(rulebook.orders(), before, step, viewer);
        if (seen.isEmpty() || !rulebook.horizon().isFogged(before)) return seen;
        return new Witness(
                        new View(rulebook, before, viewer),
                        before,
                        new View(rulebook, after, viewer))
                .of(seen.get());
    }

    private static Optional<Step<Move>> seenInTheOpen(
            Orders orders, State before, Step<Move> step, Viewer viewer) {
        return switch (step) {
            case Moved<Move>(Seat seat, Stand _) when !viewer.sitsIn(seat.index()) ->
                    Optional.empty();
            case Moved<Move>(Seat seat, Order _)
                    when !viewer.sitsIn(seat.index()) && !orders.giving().isInRounds() ->
                    Optional.empty();
            case Rolled<Move> _
                    when before.stage() == Stage.ORDER_CARD
                            && !viewer.sitsIn(orders.rewarding().drawer(before)) ->
                    Optional.of(new Rolled<>(Rolled.UNSEEN));
            case Rolled<Move> _ when before.stage() == Stage.DRAW_CARD ->
                    Optional.of(new Rolled<>(Rolled.UNSEEN));
            case Rolled<Move> _
                    when before.stage() == Stage.DRAW_MISSION && !viewer.sitsIn(before.seat()) ->
                    Optional.of(new Rolled<>(Rolled.UNSEEN));
            case Moved<Move> _, Rolled<Move> _ -> Optional.of(step);
        };
    }

    private static final Order UNSEEN_ORDER = new Order.Advance(UNKNOWN, UNKNOWN, UNKNOWN);

    Optional<Step<Move>> of(Step<Move> step) {
        if (step instanceof Moved<Move>(Seat seat, Order order)) return ordered(seat, order);
        if (step instanceof Moved) return byPlaces(step);
        return switch (state.stage()) {
            case EXECUTE, ATTACKERS_KILL, DEFENDERS_KILL, ROUND_KILLS, ORDER_CARD ->
                    whileOrdersAreCarriedOut(step);
            default -> byPlaces(step);
        };
    }

    /**
     * An order that is given for everyone to see. Whose turn it is next tells that one was given,
     * even out of sight.
     */
    private Optional<Step<Move>> ordered(Seat seat, Order order) {
        return before.orders()
                .seen(seat.index(), order)
                .or(() -> changes() ? Optional.of(UNSEEN_ORDER) : Optional.empty())
                .map(seen -> new Moved<>(seat, seen));
    }

    private boolean changes() {
        return !before.snapshot().equals(after.snapshot());
    }

    /** A battle or a card that is drawn is as much to be seen as the phase that it makes. */
    private Optional<Step<Move>> whileOrdersAreCarriedOut(Step<Move> step) {
        boolean told =
                state.stage() == Stage.EXECUTE
                        ? after.orders().last().isPresent()
                        : before.stage() == state.stage();
        if (told) return Optional.of(step);
        return before.lasting().equals(after.lasting())
                ? Optional.empty()
                : Optional.of(new Rolled<>(Rolled.UNSEEN));
    }

    private Optional<Step<Move>> byPlaces(Step<Move> step) {
        int[] places = places(step);
        if (Arrays.stream(places).allMatch(before::sees)) return Optional.of(clear(step));
        boolean glimpsed = Arrays.stream(places).anyMatch(before::sees);
        return glimpsed || changes() ? Optional.of(blurred(step, glimpsed)) : Optional.empty();
    }

    /** The territories that a step is about. */
    private int[] places(Step<Move> step) {
        return switch (step) {
            case Moved<Move>(_, Move move) -> places(move);
            case Rolled<Move> _ -> state.stage() == Stage.BATTLE ? battle() : new int[0];
        };
    }

    private int[] places(Move move) {
        return switch (move) {
            case Claim(int territory) -> new int[] {territory};
            case Place(int territory, _) -> new int[] {territory};
            case NameCapital(int territory) -> new int[] {territory};
            case Attack(int from, int to, _) -> new int[] {from, to};
            case Blitz(int from, int to, _) -> new int[] {from, to};
            case AttackTimes(int from, int to, _) -> new int[] {from, to};
            case AttackLosing(int from, int to, _) -> new int[] {from, to};
            case Fortify(int from, int to, _) -> new int[] {from, to};
            case Defend _, Occupy _ -> battle();
            case Trade _, Stand _, Vote _, Resign _, Order _, Done _ -> new int[0];
        };
    }

    private int[] battle() {
        return new int[] {state.from(), state.to()};
    }

    /** Who traded what is for all to see; that a card showed a territory of its own is not. */
    private Step<Move> clear(Step<Move> step) {
        return step instanceof Moved<Move>(var seat, Trade(int a, int b, int c, int matching))
                        && matching != Trade.NONE
                        && !before.sees(matching)
                ? new Moved<>(seat, new Trade(a, b, c, Trade.NONE))
                : step;
    }

    private Step<Move> blurred(Step<Move> step, boolean glimpsed) {
        return switch (step) {
            case Moved<Move>(var seat, Move move) -> new Moved<>(seat, blurred(move, glimpsed));
            case Rolled<Move> _ -> new Rolled<>(Rolled.UNSEEN);
        };
    }

    /** How many armies moved shows at either end. */
    private Move blurred(Move move, boolean glimpsed) {
        return switch (move) {
            case Place _ -> new Place(UNKNOWN, UNKNOWN);
            case Attack(int from, int to, _) -> new Attack(seen(from), seen(to), UNKNOWN);
            case Blitz(int from, int to, _) -> new Blitz(seen(from), seen(to), UNKNOWN);
            case AttackTimes(int from, int to, _) -> new AttackTimes(seen(from), seen(to), UNKNOWN);
            case AttackLosing(int from, int to, _) ->
                    new AttackLosing(seen(from), seen(to), UNKNOWN);
            case Defend _ -> new Defend(UNKNOWN);
            case Occupy(int armies) -> new Occupy(glimpsed ? armies : UNKNOWN);
            case Fortify(int from, int to, int armies) ->
                    new Fortify(seen(from), seen(to), glimpsed ? armies : UNKNOWN);
            case Claim _, NameCapital _, Trade _, Stand _, Vote _, Resign _, Order _, Done _ ->
                    move;
        };
    }

    private int seen(int territory) {
        return before.sees(territory) ? territory : UNKNOWN;
    }
}
