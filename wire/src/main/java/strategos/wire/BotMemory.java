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

    /** The sort key of the moves, in descending order. */
    public enum Sorting {
        PLAYED,
        WINS,
        LOSSES
    }
}
