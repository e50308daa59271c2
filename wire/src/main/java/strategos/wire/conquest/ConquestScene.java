package strategos.wire.conquest;

import java.util.List;
import org.jspecify.annotations.Nullable;
import strategos.conquest.extension.WorldEvent;
import strategos.conquest.move.Order;
import strategos.conquest.move.OrderCard;
import strategos.conquest.move.StandingDefence;
import strategos.conquest.orders.GivenOrder;
import strategos.conquest.rules.Winning.Vote;
import strategos.conquest.view.Aims;
import strategos.conquest.view.Phase;
import strategos.wire.Scene;

/**
 * Everything that a client shows of a match of the Risk family.
 *
 * @param phases the phases of a turn by these rules, in order
 * @param turn the number of turns that have begun
 * @param turnOf the seat whose turn it is
 * @param decider the only seat that has to decide, or -1
 * @param order the seats in turn order
 * @param owners the owner of each territory: a seat, -1 for nobody, or the number of seats for the
 *     neutral army; -2 if out of sight, as for every number that the viewer does not know
 * @param armies on each territory
 * @param seats what the viewer knows of each seat
 * @param continents the seat that holds all of each continent, or -1
 * @param hasCards whether conquests earn cards
 * @param hand the viewer's own cards
 * @param deck the number of cards that can still be drawn
 * @param used the cards that have been traded and are not back in the deck
 * @param setValue the most armies that a set brings now
 * @param conquered whether the current seat has conquered something in its turn
 * @param standing how the viewer's seat answers attacks
 * @param standingMatters whether the rules give the defence a choice of dice
 * @param event the event in force this round
 * @param eventTerritory the affected territory, if there is one
 * @param aims the goals of seats, and the votes to end the match
 * @param toWin the number of territories that wins the match
 * @param vote whether the match can be ended by a vote, and how
 * @param rounds the number of completed rounds
 * @param roundLimit the number of rounds after which the match ends, or 0
 * @param orders null in rules without orders
 * @param choices the viewer's legal moves
 */
public record ConquestScene(
        Phase phase,
        List<TurnPhase> phases,
        int turn,
        int turnOf,
        int decider,
        List<Integer> order,
        List<Integer> owners,
        List<Integer> armies,
        List<SeatFigures> seats,
        List<Integer> continents,
        boolean hasCards,
        List<Card> hand,
        int deck,
        List<Integer> used,
        int setsTraded,
        int setValue,
        boolean conquered,
        StandingDefence standing,
        boolean standingMatters,
        @Nullable WorldEvent event,
        @Nullable Integer eventTerritory,
        Aims aims,
        int toWin,
        Vote vote,
        int rounds,
        int roundLimit,
        @Nullable Orders orders,
        Choices choices)
        implements Scene {

    public ConquestScene {
        phases = List.copyOf(phases);
        order = List.copyOf(order);
        owners = List.copyOf(owners);
        armies = List.copyOf(armies);
        seats = List.copyOf(seats);
        continents = List.copyOf(continents);
        hand = List.copyOf(hand);
        used = List.copyOf(used);
    }

    /**
     * The orders of this turn, as the viewer sees them.
     *
     * @param inTurn whether seats give one order each in turn, for everyone to see
     * @param cards the viewer's own order cards
     * @param given the viewer's own orders, deployments first; they stay until the turn ends
     * @param shown while orders are given in turn, those of all seats in the order of execution, as
     *     far as the viewer sees them
     * @param peace the seats that the viewer is at peace with until the turn ends
     */
    public record Orders(
            boolean inTurn,
            List<OrderCard> cards,
            List<Order> given,
            List<GivenOrder> shown,
            List<Integer> peace) {

        public Orders {
            cards = List.copyOf(cards);
            given = List.copyOf(given);
            shown = List.copyOf(shown);
            peace = List.copyOf(peace);
        }
    }

    /**
     * What a viewer knows about a seat; -2 for what fog hides.
     *
     * @param territories the number of its territories
     * @param armies the number of its armies on the board
     * @param income the armies it would get if its turn began now
     * @param cards the number of its cards
     * @param alive whether it is still in the match
     * @param team seats with the same number play together
     * @param received the reinforcements of its last turn, if the rules track them and the viewer
     *     knows them
     * @param treasury its money, if there is any and the viewer knows it
     * @param balance the change of its money if its turn began now
     * @param debt the effect of its debts in battle: 0 none, 1 one die less, and each further step
     *     1 less on the highest die
     * @param deserted the number of its armies that deserted when its last turn began
     * @param deserters the number that would desert if its turn began now
     */
    public record SeatFigures(
            int territories,
            int armies,
            int income,
            int cards,
            boolean alive,
            int team,
            @Nullable Integer received,
            @Nullable Integer treasury,
            @Nullable Integer balance,
            @Nullable Integer debt,
            @Nullable Integer deserted,
            @Nullable Integer deserters) {}
}
