package strategos.game;

/**
 * The order that nature decides about, in games in which seats give orders.
 *
 * @param turn the number of turns that have begun
 * @param seat the index of the seat whose order it is
 * @param order the number of the order among those of its seat, from 1; 0 for what the seat draws
 *     at the end of the turn
 */
public record RollOrigin(int turn, int seat, int order) {}
