package strategos.terminal.shell;

/** What a player can take back. */
public enum TakingBack {
    /** The last step, if it is their own move. */
    OWN_MOVE,
    /**
     * The last move of anyone at the keyboard, and what bots have answered to it: where a turn is
     * one move, the next person sits there before the last can think better of it.
     */
    LAST_MOVE
}
