package strategos.store;

/**
 * What ratings are kept apart by.
 *
 * @param preset the rules
 * @param size the number of seats
 */
public record RatedGame(String preset, int size) {}
