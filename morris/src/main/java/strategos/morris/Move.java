package strategos.morris;

/** A move of a player. Points are numbers in reading order. */
public sealed interface Move {

    /** Puts a man from the hand on an empty point. */
    record Place(int point) implements Move {}

    /** Moves a man along a line, or anywhere if flying is allowed. */
    record Slide(int from, int to) implements Move {}

    /** Takes a man of the other player after closing a mill. */
    record Take(int point) implements Move {}
}
