package strategos.family;

/**
 * The names of a game.
 *
 * @param rules the name of its rules
 * @param board the name of its board
 * @param setting where it is played, for people: {@code The World}
 * @param title what lists of matches call it: {@code Modern · The World}
 */
public record GameNames(String rules, String board, String setting, String title) {}
