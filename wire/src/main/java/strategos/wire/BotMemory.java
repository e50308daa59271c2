package strategos.wire;

import java.util.List;

/**
 * The memory of a learning bot.
 *
 * @param seat its seat
 * @param bot the name of the bot
 * @param matches the number of matches it has learned from
 * @param size the number of moves or positions it remembers
 * @param moves the first of them in the requested order; empty if it remembers positions
 */
public record BotMemory(int seat, String bot, int matches, int size, List<RememberedMove> moves) {

    public BotMemory {
        moves = List.copyOf(moves);
    }

    /**
     * A remembered move.
     *
     * @param own whether the bot made it, or its opponent
     * @param played how often it was made
     * @param wins mills that its player closed afterwards
     * @param losses mills that the other player closed afterwards
     */
    public record RememberedMove(
            String move, boolean own, MorrisPhase phase, int played, int wins, int losses) {}

    /** The phase of a move. */
    public enum MorrisPhase {
        PLACE,
        MOVE,
        TAKE
    }

    /** The sort key of the moves, in descending order. */
    public enum Sorting {
        PLAYED,
        WINS,
        LOSSES
    }
}
