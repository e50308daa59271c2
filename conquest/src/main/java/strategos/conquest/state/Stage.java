package strategos.conquest.state;

/** The current stage of a state; {@code Phase} is its public form, with data. */
public enum Stage {
    DRAW_ORDER(Acts.NATURE),
    ROLL_ORDER(Acts.NATURE),
    DEAL(Acts.NATURE),
    CLAIM(Acts.SEAT_IN_TURN, Decision.CLAIM),
    SETTLE(Acts.SETTLER, Decision.SETTLE),
    DEAL_ARMIES(Acts.NATURE),
    DRAW_EVENT(Acts.NATURE),
    NAME_CAPITAL(Acts.SEAT_IN_TURN, Decision.NAME_CAPITAL),
    DRAW_MISSION(Acts.NATURE),
    REINFORCE(Acts.SEAT_IN_TURN, Decision.REINFORCE),
    TRADE(Acts.SEAT_IN_TURN, Decision.TRADE),
    ATTACK(Acts.SEAT_IN_TURN, Decision.ATTACK),
    DEFEND(Acts.DEFENDER, Decision.DEFEND),
    BATTLE(Acts.NATURE),
    OCCUPY(Acts.SEAT_IN_TURN, Decision.OCCUPY),
    FORTIFY(Acts.SEAT_IN_TURN, Decision.FORTIFY),
    DRAW_CARD(Acts.NATURE),
    ORDERS(Acts.TOGETHER, Decision.ORDERS),
    EXECUTE(Acts.NATURE),
    ATTACKERS_KILL(Acts.NATURE),
    DEFENDERS_KILL(Acts.NATURE),
    ROUND_KILLS(Acts.NATURE),
    ORDER_CARD(Acts.NATURE),
    OVER(Acts.NOBODY);

    /** Who acts in a stage. */
    public enum Acts {
        SEAT_IN_TURN,
        /** The seat that places the next first army. */
        SETTLER,
        /** The owner of the territory under attack. */
        DEFENDER,
        /** All seats that are not done with their orders. */
        TOGETHER,
        NATURE,
        NOBODY
    }

    private final Acts acts;
    private final Decision decision;

    Stage(Acts acts, Decision decision) {
        this.acts = acts;
        this.decision = decision;
    }

    Stage(Acts acts) {
        this(acts, Decision.NONE);
    }

    public Acts acts() {
        return acts;
    }

    /** The decision of the acting seat. */
    public Decision decision() {
        return decision;
    }
}
