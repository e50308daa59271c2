package strategos.terminal.shell;

/**
 * A command that can be given.
 *
 * @param name what it begins with, {@code attack}
 * @param usage the whole of it, {@code attack FROM TO [DICE]}
 * @param meaning what it does, in a few words
 */
public record Word(String name, String usage, String meaning) {}
