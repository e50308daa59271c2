package strategos.wire.morris;

import strategos.wire.RememberedMove;

/**
 * A remembered move of Morris.
 *
 * @param own whether the bot made it, or its opponent
 * @param played how often it was made
 * @param wins mills that its player closed afterwards
 * @param losses mills that the other player closed afterwards
 */
public record MorrisRememberedMove(
        String move, boolean own, Phase phase, int played, int wins, int losses)
        implements RememberedMove {

    /** The phase of a move. */
    public enum Phase {
        PLACE,
        MOVE,
        TAKE
    }
}
