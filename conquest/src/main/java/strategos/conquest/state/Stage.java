package strategos.conquest.state;

/**
 * Where in the game a state stands; {@code Phase} is the same with its data, for those who look
 * from outside.
 */
public enum Stage {
    DRAW_ORDER,
    DEAL,
    CLAIM,
    SETTLE,
    DEAL_ARMIES,
    REINFORCE,
    ATTACK,
    DEFEND,
    BATTLE,
    OCCUPY,
    FORTIFY,
    DRAW_CARD,
    OVER
}
