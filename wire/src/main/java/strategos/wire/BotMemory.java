package strategos.wire;

import java.util.List;

/**
 * What a bot that learns remembers.
 *
 * @param seat where it sits
 * @param bot which bot it is
 * @param matches how many matches it has learned from
 * @param size how many moves or positions it remembers
 * @param moves the first of them in the order that was asked for; none where it remembers positions
 */
public record BotMemory(int seat, String bot, int matches, int size, List<RememberedMove> moves) {

    public BotMemory {
        moves = List.copyOf(moves);
    }

    /**
     * A move that it remembers.
     *
     * @param own whether the bot made it; else its opponent did
     * @param played how often it was made
     * @param wins mills that its player closed afterwards
     * @param losses mills that the other player closed afterwards
     */
    public record RememberedMove(
            String move, boolean own, MorrisPhase phase, int played, int wins, int losses) {}

    /** What a move was for. */
    public enum MorrisPhase {
        PLACE,
        MOVE,
        TAKE
    }

    /** What the moves are sorted by, the most first. */
    public enum Sorting {
        PLAYED,
        WINS,
        LOSSES
    }
}
