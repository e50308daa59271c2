/**
 * Playing a match at a terminal, whatever the game: turns, commands, undo, and the file that keeps
 * it. What is particular to a family of games comes from its {@link strategos.terminal.shell.Face}.
 */
@NullMarked
package strategos.terminal.shell;

import org.jspecify.annotations.NullMarked;
