package strategos.wire.conquest;

import java.util.List;
import org.jspecify.annotations.Nullable;
import strategos.conquest.move.Move;
import strategos.conquest.move.Order;
import strategos.conquest.reason.BattleForecast;
import strategos.conquest.reason.Reason;
import strategos.conquest.view.View;
import strategos.wire.Explanation;

/**
 * The reasons for a decision in the Risk family.
 *
 * @param order the move, if it is an order: players draft those before they send them
 * @param battle the battle that the move begins, with its exact odds
 * @param reasons what speaks for the move, the weightiest first
 * @param chance the chance to win after the turn; null if the bot does not estimate it
 * @param others the next best moves with their chances
 */
public record ConquestExplanation(
        String move,
        Action action,
        @Nullable Order order,
        @Nullable BattleForecast battle,
        List<Reason> reasons,
        @Nullable Double chance,
        List<Alternative> others)
        implements Explanation {

    public ConquestExplanation {
        reasons = List.copyOf(reasons);
        others = List.copyOf(others);
    }

    /** Another move that was considered. */
    public record Alternative(Action action, double chance) {}

    /**
     * A move in parts that can be put into words.
     *
     * @param from where armies leave from
     * @param to where they arrive, or the only territory that the move is about
     * @param count the number of armies, or of dice in defence
     */
    public record Action(
            Deed deed, @Nullable Integer from, @Nullable Integer to, @Nullable Integer count) {

        private static Action plain(Deed deed) {
            return new Action(deed, null, null, null);
        }

        private static Action at(Deed deed, int territory) {
            return new Action(deed, null, territory, null);
        }

        /** The parts of a move that the viewer makes or sees in full. */
        public static Action of(View view, Move move) {
            return switch (move) {
                case Move.Claim(int territory) -> at(Deed.CLAIM, territory);
                case Move.Place(int territory, int armies) ->
                        new Action(Deed.PLACE, null, territory, armies);
                case Move.Trade _ -> plain(Deed.TRADE);
                case Move.Attack(int from, int to, _) -> attack(from, to);
                case Move.Blitz(int from, int to, _) -> attack(from, to);
                case Move.AttackTimes(int from, int to, _) -> attack(from, to);
                case Move.AttackLosing(int from, int to, _) -> attack(from, to);
                case Move.Defend(int dice) -> new Action(Deed.DEFEND, null, null, dice);
                case Move.Occupy(int armies) ->
                        new Action(Deed.OCCUPY, view.from(), view.to(), armies);
                case Move.Fortify(int from, int to, int armies) ->
                        new Action(Deed.FORTIFY, from, to, armies);
                case Move.NameCapital(int territory) -> at(Deed.NAME_CAPITAL, territory);
                case Move.Done _ -> plain(end(view));
                case Move.Vote _, Move.Stand _, Move.Resign _ -> plain(Deed.OTHER);
                case Order order -> of(order);
            };
        }

        private static Action attack(int from, int to) {
            return new Action(Deed.ATTACK, from, to, null);
        }

        private static Action of(Order order) {
            return switch (order) {
                case Order.Deploy(int territory, int armies) ->
                        new Action(Deed.PLACE, null, territory, armies);
                case Order.Advance(int from, int to, int armies) ->
                        new Action(Deed.ADVANCE, from, to, armies);
                case Order.Airlift(int from, int to, int armies) ->
                        new Action(Deed.ADVANCE, from, to, armies);
                case Order.Bomb(int territory) -> at(Deed.BOMB, territory);
                case Order.Blockade(int territory) -> at(Deed.BLOCKADE, territory);
                case Order.Negotiate _, Order.Reinforce _ -> plain(Deed.OTHER);
            };
        }

        private static Deed end(View view) {
            return switch (view.decision()) {
                case ATTACK -> Deed.END_ATTACKS;
                case FORTIFY -> Deed.END_TURN;
                case TRADE -> Deed.END_TRADING;
                case ORDERS -> Deed.END_ORDERS;
                default -> Deed.OTHER;
            };
        }
    }

    /** The kind of a move. */
    public enum Deed {
        CLAIM,
        PLACE,
        TRADE,
        ATTACK,
        DEFEND,
        OCCUPY,
        FORTIFY,
        NAME_CAPITAL,
        ADVANCE,
        BOMB,
        BLOCKADE,
        END_TRADING,
        END_ATTACKS,
        END_TURN,
        END_ORDERS,
        /** Something that the notation says best. */
        OTHER
    }
}
