package strategos.conquest.state;

/** The kinds of decisions in a match. */
public enum Decision {
    /** Which free territory to claim. */
    CLAIM,
    /** Where to place a first army. */
    SETTLE,
    /** Which territory is to be the capital. */
    NAME_CAPITAL,
    /** Where reinforcements go, and which set to trade for more. */
    REINFORCE,
    /** Which set to trade where that has a phase of its own. */
    TRADE,
    /** What to attack. */
    ATTACK,
    /** With how many dice to defend. */
    DEFEND,
    /** How many armies follow a conquest. */
    OCCUPY,
    /** Which armies move at the end of a turn. */
    FORTIFY,
    /** Which orders to give. */
    ORDERS,
    /** Nothing: nature acts, or nobody does. */
    NONE
}
