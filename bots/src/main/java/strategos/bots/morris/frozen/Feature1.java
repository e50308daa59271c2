package strategos.bots.morris.frozen;

/** The features of a position that are counted for both players, as array indices. */
final class Feature1 {

    /** Men on the board and in hand. */
    static final int MEN = 0;

    /** Lines held whole. */
    static final int MILLS = 1;

    /** Lines with two men and an empty point. */
    static final int TWOS = 2;

    /** Lines with one man and two empty points. */
    static final int ONES = 3;

    /** Twos that can be closed with the next move. */
    static final int THREATS = 4;

    /** Twos that a man of a mill can close, and then go back, again and again. */
    static final int SWINGS = 5;

    /** Steps along lines to empty points. */
    static final int STEPS = 6;

    /** Men without a step. */
    static final int BLOCKED = 7;

    /** One if the mover can close a mill now. */
    static final int STRIKE = 8;

    /** Minus one if the other has more threats than one move can stop. */
    static final int FORK = 9;

    /** One, for having the move. */
    static final int TURN = 10;

    static final int COUNT = 11;

    private Feature1() {}
}
