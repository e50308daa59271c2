package strategos.conquest.reason;

import org.jspecify.annotations.Nullable;

/** Something that speaks for a move. */
public sealed interface Reason {

    /** A conquest would complete a continent. */
    record CompletesContinent(int continent, int bonus) implements Reason {}

    /** A conquest would take a continent from the seat that holds all of it. */
    record BreaksContinent(int continent, int seat, int bonus) implements Reason {}

    /** A conquest would be a step towards a continent; how many of its territories are held. */
    record GainsGround(int continent, int held, int size) implements Reason {}

    /** A conquest would eliminate a seat, which hands over its cards. */
    record Eliminates(int seat, int cards) implements Reason {}

    /** A conquest would earn a card this turn. */
    record EarnsCard() implements Reason {}

    /** A set brings armies. */
    record BringsArmies(int armies) implements Reason {}

    /**
     * Armies make a territory safer.
     *
     * @param from the neighbour that could attack with the best odds
     * @param before the odds of that attack without the move
     * @param after the odds of that attack with it
     */
    record Shields(int territory, int from, double before, double after) implements Reason {}

    /**
     * Armies make an attack likelier to succeed.
     *
     * @param before the odds of the attack without the move
     * @param after the odds of the attack with it
     */
    record Prepares(int from, int to, double before, double after) implements Reason {}

    /** The attack with the best odds of those that are not made. */
    record BestAttackLeft(int from, int to, double win) implements Reason {}

    /** No attack is left. */
    record NoAttackLeft() implements Reason {}

    /**
     * What is expected after the turn, compared with the next best move.
     *
     * @param about the continent or the seat that the figure is about
     * @param here the average after the move
     * @param otherwise the average after the next best move
     */
    record Expects(Figure figure, @Nullable Integer about, double here, double otherwise)
            implements Reason {}

    /** A figure that is expected after a turn. */
    enum Figure {
        /** The armies of the next turn. */
        INCOME,
        /** The armies that all rivals get in their next turns. */
        RIVAL_INCOME,
        TERRITORIES,
        /** The armies on the board. */
        ARMIES,
        /** The cards in hand. */
        CARDS,
        /** The chance to hold a continent. */
        CONTINENT,
        /** The chance that a rival holds a continent. */
        RIVAL_CONTINENT,
        /** The chance that a rival is eliminated. */
        ELIMINATION
    }
}
