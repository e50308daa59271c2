/**
 * Playing a match at a terminal, whatever the game: turns, commands, undo, and the file that keeps
 * it. What is particular to a family of games comes from its {@link strategos.app.shell.Face}.
 */
@NullMarked
package strategos.app.shell;

import org.jspecify.annotations.NullMarked;
