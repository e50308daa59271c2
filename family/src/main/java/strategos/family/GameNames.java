package strategos.family;

/**
 * The names of a game.
 *
 * @param rules the name of its rules
 * @param board the name of its board
 * @param setting the title of its board: {@code The World}
 * @param title its title in lists of matches: {@code Modern · The World}
 */
public record GameNames(String rules, String board, String setting, String title) {}
