/**
 * Playing a match of any game in the terminal: turns, commands, undo, and the saved record. The
 * parts specific to a family of games come from its {@link strategos.terminal.shell.Face}.
 */
@NullMarked
package strategos.terminal.shell;

import org.jspecify.annotations.NullMarked;
