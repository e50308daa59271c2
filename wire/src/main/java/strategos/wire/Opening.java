package strategos.wire;

/** How territories and first armies come to their owners. */
public enum Opening {
    /** At random. */
    DEALT,
    /** One by one, each seat where it likes. */
    CLAIMED,
    /** As the starting positions of the board say. */
    POSITIONS
}
