package strategos.conquest.state;

/**
 * Where in the game a state stands; {@code Phase} is the same with its data, for those who look
 * from outside.
 */
public enum Stage {
    DRAW_ORDER(Acts.NATURE),
    ROLL_ORDER(Acts.NATURE),
    DEAL(Acts.NATURE),
    CLAIM(Acts.SEAT_IN_TURN),
    SETTLE(Acts.SETTLER),
    DEAL_ARMIES(Acts.NATURE),
    DRAW_EVENT(Acts.NATURE),
    NAME_CAPITAL(Acts.SEAT_IN_TURN),
    DRAW_MISSION(Acts.NATURE),
    REINFORCE(Acts.SEAT_IN_TURN),
    TRADE(Acts.SEAT_IN_TURN),
    ATTACK(Acts.SEAT_IN_TURN),
    DEFEND(Acts.DEFENDER),
    BATTLE(Acts.NATURE),
    OCCUPY(Acts.SEAT_IN_TURN),
    FORTIFY(Acts.SEAT_IN_TURN),
    DRAW_CARD(Acts.NATURE),
    ORDERS(Acts.TOGETHER),
    EXECUTE(Acts.NATURE),
    ATTACKERS_KILL(Acts.NATURE),
    DEFENDERS_KILL(Acts.NATURE),
    ROUND_KILLS(Acts.NATURE),
    ORDER_CARD(Acts.NATURE),
    OVER(Acts.NOBODY);

    /** Who acts in a stage. */
    public enum Acts {
        SEAT_IN_TURN,
        /** Whoever places the next of the first armies. */
        SETTLER,
        /** The owner of the territory under attack. */
        DEFENDER,
        /** All seats that are not done with their orders. */
        TOGETHER,
        NATURE,
        NOBODY
    }

    private final Acts acts;

    Stage(Acts acts) {
        this.acts = acts;
    }

    public Acts acts() {
        return acts;
    }
}
