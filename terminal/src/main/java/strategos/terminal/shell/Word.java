package strategos.terminal.shell;

/**
 * A command.
 *
 * @param name its first word, {@code attack}
 * @param usage its syntax, {@code attack FROM TO [DICE]}
 * @param meaning a short description
 */
public record Word(String name, String usage, String meaning) {}
