package strategos.conquest.view;

import java.util.List;
import strategos.conquest.turn.Verdict;

/** The current phase of a match, with its data. */
public sealed interface Phase {

    /** A phase in which nature acts. */
    sealed interface ByNature extends Phase {}

    /** A phase in which one seat or several decide. */
    sealed interface BySeats extends Phase {}

    /** The turn order is being drawn. */
    record DrawOrder() implements ByNature {}

    /**
     * A seat is rolling a die for the first turn.
     *
     * @param rolling the seats that roll in this round; all, or those who tied in the last
     * @param highest the highest face in this round so far, or 0
     * @param leading who has rolled it
     */
    record RollOrder(int seat, List<Integer> rolling, int highest, List<Integer> leading)
            implements ByNature {

        public RollOrder {
            rolling = List.copyOf(rolling);
            leading = List.copyOf(leading);
        }
    }

    /** Territories are being dealt. */
    record Deal() implements ByNature {}

    /** Free territories are being claimed. */
    record Claim() implements BySeats {}

    /**
     * First armies are being placed: the number left in total, and the most that can be placed at
     * once.
     */
    record Settle(int left, int together) implements BySeats {}

    /** First armies are being dealt. */
    record DealArmies(int left) implements ByNature {}

    /** An event is being drawn. */
    record DrawEvent() implements ByNature {}

    /** Capitals are being named. */
    record NameCapital() implements BySeats {}

    /** Missions are being drawn. */
    record DrawMission() implements ByNature {}

    /** Reinforcements are being placed; sets can be traded, or must be. */
    record Reinforce(int left, boolean mustTrade) implements BySeats {}

    /** Sets can be traded, or must be, in a separate phase. */
    record Trade(boolean mustTrade) implements BySeats {}

    record Attack() implements BySeats {}

    /** The defender is choosing dice. */
    record Defend(int from, int to, int attackDice) implements BySeats {}

    /** The dice are about to be rolled. */
    record Battle(int from, int to, int attackDice, int defendDice) implements ByNature {}

    record Occupy(int from, int to, int atLeast, int atMost) implements BySeats {}

    record Fortify() implements BySeats {}

    /** A card is being drawn. */
    record DrawCard() implements ByNature {}

    /** The match is over. */
    record Over(Verdict verdict) implements Phase {}

    /**
     * Orders are being given.
     *
     * @param waiting the seats that are not done
     * @param left how many armies the viewer has yet to deploy
     */
    record Orders(List<Integer> waiting, int left) implements BySeats {

        public Orders {
            waiting = List.copyOf(waiting);
        }
    }

    /** The next order is about to be carried out. */
    record Execute() implements ByNature {}

    /**
     * Advancing armies fight the defenders of their target.
     *
     * @param seat whose armies attack
     * @param defenders how many armies defend
     * @param attackersRolled how many kills the attackers have rolled, or -1 if they have not yet
     * @param defendersRolled the same of the defenders
     */
    record Fight(
            int seat,
            int from,
            int to,
            int attackers,
            int defenders,
            int attackersRolled,
            int defendersRolled)
            implements ByNature {}

    /** A seat draws an order card. */
    record DrawOrderCard(int seat) implements ByNature {}
}
