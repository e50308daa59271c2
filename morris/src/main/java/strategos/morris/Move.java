package strategos.morris;

/** A move of a player. Points are numbers in reading order. */
public sealed interface Move {

    /** A move of a man on the board. */
    sealed interface OnBoard extends Move {}

    /** Puts a man from the hand on an empty point. */
    record Place(int point) implements OnBoard {}

    /** Moves a man along a line, or anywhere if flying is allowed. */
    record Slide(int from, int to) implements OnBoard {}

    /** Takes a man of the other player after closing a mill. */
    record Take(int point) implements OnBoard {}

    /** Gives up; the other player has won. */
    record Resign() implements Move {}

    /** Offers a draw, or accepts the one that the other player offers. */
    record Draw() implements Move {}
}
