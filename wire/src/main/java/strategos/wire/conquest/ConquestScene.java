package strategos.wire.conquest;

import java.util.List;
import org.jspecify.annotations.Nullable;
import strategos.conquest.extension.WorldEvent;
import strategos.conquest.move.Order;
import strategos.conquest.move.OrderCard;
import strategos.conquest.move.StandingDefence;
import strategos.conquest.orders.GivenOrder;
import strategos.conquest.view.Aims;
import strategos.conquest.view.Phase;
import strategos.wire.Scene;

/**
 * All that a viewer sees of a match of the Risk family.
 *
 * @param phases the phases of a turn by these rules, in order
 * @param turn how many turns have begun
 * @param turnOf the seat whose turn it is
 * @param decider the seat that alone has to decide, or -1
 * @param order the seats in the order of their turns
 * @param owners the owner of each territory: a seat, -1 for nobody, or the number of seats for the
 *     neutral army; -2 out of the viewer's sight, as for every number that it does not know
 * @param armies on each territory
 * @param seats what the viewer knows of each seat
 * @param continents who holds all of each continent, or -1
 * @param hasCards whether conquests earn cards by these rules
 * @param hand the viewer's own cards
 * @param deck how many cards can still be drawn
 * @param used the cards that have been traded and are not back in the deck
 * @param setValue the most armies that a set brings now
 * @param conquered whether the seat whose turn it is has conquered something in it
 * @param standing how the viewer's seat answers attacks
 * @param standingMatters whether the rules leave the defence a choice of dice
 * @param event what happens to all in this round
 * @param eventTerritory the territory that it is about, if it is about one
 * @param aims what seats are after, and who would rather end the match
 * @param toWin how many territories win the match
 * @param mayVote whether the match can be ended by a vote
 * @param rounds how many have been played to the end
 * @param roundLimit after how many the match ends, or 0
 * @param orders none where seats have their turns one after the other
 * @param choices what the viewer can do now
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
        boolean mayVote,
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
     * What the viewer has to do with the orders of this turn.
     *
     * @param inTurn whether seats give one order each in turn, for everyone to see
     * @param cards the viewer's own order cards
     * @param given the viewer's own orders, deployments first; they stay until the turn ends
     * @param shown while orders are given in turn, those of all seats in the order in which they
     *     will be carried out, as far as the viewer sees them
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
     * What a viewer knows of a seat: -2 for what fog hides.
     *
     * @param territories how many it holds
     * @param armies how many it has on the board
     * @param income the armies it would get if its turn began now
     * @param cards how many it holds
     * @param alive whether it is still in the match
     * @param team those with the same number play together
     * @param received the reinforcements of its last turn, where they are kept and the viewer knows
     *     them
     * @param treasury its money, where there is any and the viewer knows it
     * @param balance what it would gain, or lose, of it if its turn began now
     * @param debt what its debts do in battle: 0 nothing, 1 one die less, and each more 1 less on
     *     the highest die
     * @param deserted how many of its armies deserted when its last turn began
     * @param deserters how many would desert if its turn began now
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
