package strategos.wire.conquest;

import java.util.List;
import org.jspecify.annotations.Nullable;
import strategos.conquest.extension.WorldEvent;
import strategos.conquest.goal.Mission;
import strategos.conquest.move.OrderCard;
import strategos.conquest.move.StandingDefence;
import strategos.conquest.move.Wish;
import strategos.conquest.odds.WinChance;
import strategos.conquest.orders.Skip;
import strategos.wire.Event;

/**
 * What happened in one step of a match of the Risk family, as far as a viewer may know it. A seat
 * is -1 for nobody and the number of seats for the neutral army.
 */
public sealed interface ConquestEvent extends Event {

    /** A seat was drawn for a place in the turn order, counted from 0. */
    record Order(int seat, int place) implements ConquestEvent {}

    /** A seat rolled a die for the first turn. */
    record RolledForOrder(int seat, int face) implements ConquestEvent {}

    /** A territory was dealt, with its first armies. */
    record Dealt(int seat, int territory, int armies) implements ConquestEvent {}

    record DealtArmy(int seat, int territory) implements ConquestEvent {}

    record Claimed(int seat, int territory) implements ConquestEvent {}

    record Placed(int seat, int territory, int armies) implements ConquestEvent {}

    /**
     * A set was traded.
     *
     * @param armies its value
     * @param matching the territory that got the extra armies
     * @param extra the number of extra armies
     */
    record Traded(int seat, List<Card> cards, int armies, @Nullable Integer matching, int extra)
            implements ConquestEvent {

        public Traded {
            cards = List.copyOf(cards);
        }
    }

    /**
     * An attack was announced; next the dice are rolled, or the defender is asked.
     *
     * @param keep in a blitz, the number of armies at which it stops
     */
    record Attacked(int seat, int from, int to, int dice, @Nullable Integer keep)
            implements ConquestEvent {}

    record Defended(int seat, int dice) implements ConquestEvent {}

    /** The viewer's own seat changed how it answers attacks. */
    record Stood(int seat, StandingDefence defence) implements ConquestEvent {}

    /**
     * One round of a battle.
     *
     * @param attackFaces in the order of the roll
     * @param conquered whether the territory fell
     * @param occupied the armies that moved in at once, if there was no choice
     * @param eliminated the seat that has lost its last territory
     * @param won whether the attacker has won the match
     * @param odds the chance to conquer before this round, in a replay; null in a live match
     */
    record Rolled(
            int from,
            int to,
            int attacker,
            int defender,
            List<Integer> attackFaces,
            List<Integer> defendFaces,
            int attackerLosses,
            int defenderLosses,
            boolean conquered,
            @Nullable Integer occupied,
            @Nullable Integer eliminated,
            boolean won,
            @Nullable WinChance odds)
            implements ConquestEvent {

        public Rolled {
            attackFaces = List.copyOf(attackFaces);
            defendFaces = List.copyOf(defendFaces);
        }

        @Override
        public boolean earnsTime() {
            return conquered;
        }
    }

    /**
     * Armies moved into a conquered territory.
     *
     * @param won whether the match is won by it
     */
    record Occupied(int seat, int from, int to, int armies, boolean won) implements ConquestEvent {}

    record Fortified(int seat, int from, int to, int armies) implements ConquestEvent {}

    /** A seat ended a phase. */
    record Ended(int seat, EndedPhase phase) implements ConquestEvent {}

    /** The phases that a seat can end. */
    enum EndedPhase {
        TRADE,
        ATTACK,
        FORTIFY,
        ORDERS
    }

    record NamedCapital(int seat, int territory) implements ConquestEvent {}

    /**
     * A mission was drawn.
     *
     * @param mission what it is, if it is the viewer's own
     */
    record DrewMission(int seat, @Nullable Mission mission) implements ConquestEvent {}

    /** A seat agreed to end the match, or took that back. */
    record Voted(int seat, Wish wish) implements ConquestEvent {}

    /** A seat left the match. */
    record Resigned(int seat) implements ConquestEvent {}

    /**
     * A card was drawn.
     *
     * @param card which one, if the viewer drew it
     */
    record Drew(int seat, @Nullable Card card) implements ConquestEvent {}

    /**
     * An action that the viewer saw only in part, or only by its effect.
     *
     * @param seat who, or -2 if an order was carried out that the viewer saw nothing of
     * @param from where it came from, or -2 out of sight
     * @param to where it went to, or -2 out of sight
     * @param eliminated the seat that is out of the match by it
     */
    record Glimpsed(int seat, int from, int to, @Nullable Integer eliminated)
            implements ConquestEvent {}

    /**
     * An event occurred.
     *
     * @param territory the affected territory, if there is one
     */
    record Happened(WorldEvent event, @Nullable Integer territory) implements ConquestEvent {}

    /**
     * The viewer's own seat gave an order, or any seat if orders are given in turn; -2 for hidden
     * parts.
     */
    record OrderGiven(int seat, strategos.conquest.move.Order order) implements ConquestEvent {}

    /**
     * An order was carried out; if it is an attack, its battle follows.
     *
     * @param round 0 for a deployment, and k for the k-th of a seat's other orders
     * @param armies the number of armies moved, added or destroyed
     */
    record OrderExecuted(int seat, int round, strategos.conquest.move.Order order, int armies)
            implements ConquestEvent {}

    /**
     * An order was skipped.
     *
     * @param order which one, if it was the viewer's own or the match is over
     * @param reason why, if it was the viewer's own or the match is over
     */
    record OrderSkipped(
            int seat,
            int round,
            strategos.conquest.move.@Nullable Order order,
            @Nullable Skip reason)
            implements ConquestEvent {}

    /**
     * One side of a battle of orders rolled its kills; the battle is not over yet.
     *
     * @param attacks whether it is the attacking side
     * @param armies the number of armies that rolled
     * @param kills the number of hits
     */
    record KillsRolled(int seat, boolean attacks, int from, int to, int armies, int kills)
            implements ConquestEvent {}

    /**
     * A battle of orders is over.
     *
     * @param occupied the armies that moved into the territory, 0 if it did not fall
     * @param eliminated the seat that has lost its last territory
     * @param won whether the attacker has won the match
     * @param odds the chance to conquer before this battle, in a replay; null in a live match, and
     *     in battles of more than 10,000 armies
     */
    record Fought(
            int from,
            int to,
            int attacker,
            int defender,
            int attackers,
            int defenders,
            int attackerLosses,
            int defenderLosses,
            int occupied,
            @Nullable Integer eliminated,
            boolean won,
            @Nullable WinChance odds)
            implements ConquestEvent {}

    /**
     * An order card was drawn.
     *
     * @param card which one, if the viewer drew it
     */
    record DrewOrder(int seat, @Nullable OrderCard card) implements ConquestEvent {}
}
