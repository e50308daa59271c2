package strategos.morris;

/** Why a match is over. */
public enum Ending {
    /** The loser has too few men for a mill. */
    FEW_MEN,
    /** The loser cannot move. */
    BLOCKED,
    /** The winner closed the mill that was the aim. */
    MILL,
    /** The loser has resigned. */
    RESIGNED,
    /** The players have agreed to a draw. */
    AGREED,
    /** Nobody can move on a full board. */
    FULL,
    /** Too many moves without a capture. */
    QUIET,
    /** A position came up too often. */
    REPEATED
}
