package strategos.morris;

/**
 * A set of rules of Morris, as data.
 *
 * @param name the name that players see
 * @param men the number of men per player
 * @param first who begins
 * @param flying when a man may go to any empty point
 * @param taking which men may be taken after a mill
 * @param aim what wins besides leaving the opponent without a move
 * @param repetitions the occurrence of a position that makes a draw; 0 for never
 * @param quietMoves the moves of each player without a capture that make a draw; 0 for never
 */
public record Rules(
        String name,
        Board board,
        int men,
        First first,
        Flying flying,
        Taking taking,
        Aim aim,
        int repetitions,
        int quietMoves) {

    public enum First {
        DRAWN,
        FIRST_SEAT
    }

    public enum Flying {
        NEVER,
        /** With three men left. */
        AT_THREE,
        /** In the one move after a mill that was closed by moving. */
        AFTER_MILL
    }

    public enum Taking {
        ANY,
        /** Men in mills are safe while there are others. */
        NOT_FROM_MILLS
    }

    public enum Aim {
        /** Leaving the other with two men. */
        TAKE,
        /** Closing a mill. */
        MILL
    }

    /** With fewer men no mill can be closed. */
    static final int FEWEST_MEN = 3;

    public Rules {
        if (name.isEmpty() || !name.equals(name.strip()) || name.matches("(?s).*[#\\v].*"))
            throw new IllegalArgumentException("'" + name + "' is not a name for rules");
        if (flying == Flying.AFTER_MILL && aim == Aim.MILL)
            throw new IllegalArgumentException("a mill cannot both win and allow flying");
        if (men < FEWEST_MEN || 2 * men > board.size()) {
            throw new IllegalArgumentException(
                    "%d men each do not fit the %d points of %s"
                            .formatted(men, board.size(), board.name()));
        }
        if (repetitions == 1 || repetitions < 0) {
            throw new IllegalArgumentException(
                    "a draw at occurrence " + repetitions + " of a position");
        }
        if (quietMoves < 0)
            throw new IllegalArgumentException("a draw after " + quietMoves + " quiet moves");
    }

    /** The same rules without draws by repetition or by quiet moves. */
    public Rules withoutDraws() {
        return new Rules(name, board, men, first, flying, taking, aim, 0, 0);
    }
}
