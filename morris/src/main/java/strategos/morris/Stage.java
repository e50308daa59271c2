package strategos.morris;

/** What a match waits for. */
public enum Stage {
    /** Who begins is being drawn. */
    DRAW,
    PLACE,
    MOVE,
    TAKE,
    WON,
    DRAWN
}
