package strategos.conquest.state;

/**
 * Where in the game a state stands; {@code Phase} is the same with its data, for those who look
 * from outside.
 */
public enum Stage {
    DRAW_ORDER(Acts.NATURE),
    DEAL(Acts.NATURE),
    CLAIM(Acts.SEAT),
    SETTLE(Acts.SEAT),
    DEAL_ARMIES(Acts.NATURE),
    REINFORCE(Acts.SEAT),
    ATTACK(Acts.SEAT),
    DEFEND(Acts.SEAT),
    BATTLE(Acts.NATURE),
    OCCUPY(Acts.SEAT),
    FORTIFY(Acts.SEAT),
    DRAW_CARD(Acts.NATURE),
    OVER(Acts.NOBODY);

    /** Who acts in a stage. */
    public enum Acts {
        SEAT,
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
