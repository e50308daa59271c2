package strategos.conquest.move;

/** A move of a seat. Territories and cards are numbers; the notation writes their names. */
public sealed interface Move
        permits Move.Claim,
                Move.Place,
                Move.Trade,
                Move.Attack,
                Move.Blitz,
                Move.AttackTimes,
                Move.AttackLosing,
                Move.Defend,
                Move.Stand,
                Move.Occupy,
                Move.Fortify,
                Move.NameCapital,
                Move.Vote,
                Move.Resign,
                Move.Done,
                Order {

    /** What a viewer does not see of a move: a territory, a number, a card. */
    int UNKNOWN = -2;

    /** Takes a free territory with one army. */
    record Claim(int territory) implements Move {}

    /** Puts armies on a territory: one of the first armies, or reinforcements. */
    record Place(int territory, int armies) implements Move {}

    /**
     * Turns in three cards, in ascending order.
     *
     * @param matching the own territory on one of the cards that gets the extra armies, or {@link
     *     #NONE}
     */
    record Trade(int first, int second, int third, int matching) implements Move {
        public static final int NONE = -1;
    }

    /** Rolls one round of dice against a neighbour. */
    record Attack(int from, int to, int dice) implements Move {}

    /**
     * Attacks with the most dice, round after round, until the territory falls or no more than
     * these armies are left.
     */
    record Blitz(int from, int to, int keep) implements Move {}

    /**
     * Attacks with the most dice this many times, or until the territory falls or no army can
     * attack.
     */
    record AttackTimes(int from, int to, int times) implements Move {}

    /**
     * Attacks with the most dice until the territory falls or this many of one's own armies are
     * lost.
     */
    record AttackLosing(int from, int to, int losses) implements Move {}

    /** Answers an attack with this many dice. */
    record Defend(int dice) implements Move {}

    /** Sets how this seat answers attacks from now on. */
    record Stand(StandingDefence defence) implements Move {}

    /** Moves armies into the territory that has just been conquered. */
    record Occupy(int armies) implements Move {}

    /** Moves armies between two own territories at the end of a turn. */
    record Fortify(int from, int to, int armies) implements Move {}

    /** Chooses the seat's capital. */
    record NameCapital(int territory) implements Move {}

    /** Agrees to end the match now, or takes it back. */
    record Vote(Wish wish) implements Move {}

    /** Leaves the match for good. */
    record Resign() implements Move {}

    /** Ends the phase, or one's orders for the turn. */
    record Done() implements Move {}
}
