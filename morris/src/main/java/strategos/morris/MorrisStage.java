package strategos.morris;

/** The current stage of a match. */
public enum MorrisStage {
    /** Who begins is being drawn. */
    DRAW,
    PLACE,
    MOVE,
    TAKE,
    WON,
    DRAWN;

    /** Whether a player has to decide. */
    boolean isDecision() {
        return this == MOVE || this == PLACE || this == TAKE;
    }
}
