package strategos.conquest.choice;

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
import strategos.conquest.move.Wish;
import strategos.conquest.orders.Orders;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.conquest.turn.Turns;

/**
 * Decides whether a seat may make a move now, and if not, why: first by the phase, then by the
 * rules of that phase.
 */
public final class Legality {

    private static final Optional<String> LEGAL = Optional.empty();

    private final Turns turns;
    private final Orders orders;
    private final ConquestPlayout playout;

    public Legality(Turns turns, Orders orders, ConquestPlayout playout) {
        this.turns = turns;
        this.orders = orders;
        this.playout = playout;
    }

    public Optional<String> refusal(State state, int seat, Move move) {
        if (state.stage() == Stage.OVER) return Optional.of("the match is over");
        if (seat >= turns.setting().seats())
            return Optional.of("nobody sits in seat " + (seat + 1));
        if (state.hasResigned(seat)) return Optional.of("you have resigned");
        if (move instanceof Resign) return turns.resigning().refuse(state, seat);
        if (move instanceof Stand) return turns.defending().refuseStanding();
        if (move instanceof Vote(Wish wish)) return turns.voting().refuse(state, seat, wish);
        if (!isAsked(state, seat)) return Optional.of(unasked(state, seat));
        return switch (move) {
            case Claim(int territory) when isTerritory(territory) ->
                    in(state, Stage.CLAIM).or(() -> turns.opening().refuseClaim(state, territory));
            case Place(int territory, int armies) when isTerritory(territory) ->
                    refusePlacing(state, territory, armies);
            case Trade trade -> refuseTrading(state, trade);
            case Attack(int from, int to, int dice) when isTerritory(from) && isTerritory(to) ->
                    in(state, Stage.ATTACK)
                            .or(() -> turns.attacking().refuseAttack(state, from, to, dice));
            case Blitz(int from, int to, int keep) when isTerritory(from) && isTerritory(to) ->
                    in(state, Stage.ATTACK)
                            .or(() -> turns.attacking().refuseBlitz(state, from, to, keep));
            case AttackTimes(int from, int to, int times)
                    when isTerritory(from) && isTerritory(to) ->
                    refuseNumber(state, from, to, times);
            case AttackLosing(int from, int to, int losses)
                    when isTerritory(from) && isTerritory(to) ->
                    refuseNumber(state, from, to, losses);
            case Defend(int dice) ->
                    in(state, Stage.DEFEND).or(() -> turns.defending().refuse(state, dice));
            case Occupy(int armies) ->
                    in(state, Stage.OCCUPY).or(() -> turns.occupying().refuse(state, armies));
            case Fortify(int from, int to, int armies) when isTerritory(from) && isTerritory(to) ->
                    in(state, Stage.FORTIFY)
                            .or(() -> turns.fortifying().refuse(state, from, to, armies));
            case NameCapital(int territory) when isTerritory(territory) ->
                    in(state, Stage.NAME_CAPITAL)
                            .or(() -> turns.capitals().refuse(state, territory));
            case Order order ->
                    in(state, Stage.ORDERS).or(() -> orders.giving().refuse(state, seat, order));
            case Done() -> refuseDone(state, seat);
            case Claim _,
                    Place _,
                    Attack _,
                    Blitz _,
                    AttackTimes _,
                    AttackLosing _,
                    Fortify _,
                    NameCapital _ ->
                    Optional.of("there is no such territory");
            case Stand _, Vote _, Resign _ -> LEGAL;
        };
    }

    private boolean isAsked(State state, int seat) {
        return state.stage() == Stage.ORDERS
                ? orders.giving().isWaitedFor(state, seat)
                : playout.actor(state) == seat;
    }

    private String unasked(State state, int seat) {
        return state.stage() == Stage.ORDERS
                ? orders.giving().refuseUnasked(state, seat)
                : "it is not your turn to decide";
    }

    private boolean isTerritory(int territory) {
        return territory >= 0 && territory < turns.setting().board().size();
    }

    private Optional<String> refusePlacing(State state, int territory, int armies) {
        return state.stage() == Stage.SETTLE
                ? turns.opening().refuseSettling(state, territory, armies)
                : in(state, Stage.REINFORCE)
                        .or(() -> turns.reinforcing().refusePlacing(state, territory, armies));
    }

    private Optional<String> refuseNumber(State state, int from, int to, int number) {
        return in(state, Stage.ATTACK)
                .or(() -> turns.attacking().refuseNumber(state, from, to, number));
    }

    private Optional<String> refuseTrading(State state, Trade trade) {
        return state.stage() == Stage.TRADE
                ? turns.trading().refuse(state, trade)
                : in(state, Stage.REINFORCE).or(() -> turns.trading().refuse(state, trade));
    }

    private Optional<String> refuseDone(State state, int seat) {
        return switch (state.stage()) {
            case TRADE -> turns.trading().refuseEnd(state);
            case ORDERS -> orders.giving().refuseDone(state, seat);
            case ATTACK, FORTIFY -> LEGAL;
            default -> in(state, Stage.ATTACK);
        };
    }

    /** A refusal unless this is the stage. */
    private static Optional<String> in(State state, Stage stage) {
        return state.stage() == stage ? LEGAL : Optional.of("it is time to " + task(state.stage()));
    }

    private static String task(Stage stage) {
        return switch (stage.decision()) {
            case CLAIM -> "claim a territory";
            case SETTLE -> "place a first army";
            case NAME_CAPITAL -> "name your capital";
            case REINFORCE -> "place reinforcements";
            case TRADE -> "trade a set, or end trading";
            case ATTACK -> "attack, or end your attacks";
            case DEFEND -> "choose the dice for the defence";
            case OCCUPY -> "move armies into the conquered territory";
            case FORTIFY -> "fortify, or end your turn";
            case ORDERS -> "give orders, or end them";
            case NONE -> "roll the dice";
        };
    }
}
