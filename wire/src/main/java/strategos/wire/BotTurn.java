package strategos.wire;

/**
 * A turn in which a bot decided for the owner of a seat.
 *
 * @param turn the number of the turn, from 1; 0 before the first
 */
public record BotTurn(int seat, int turn) {}
