/** Consoles: a terminal with line editing and colour, or a pipe without. */
@NullMarked
package strategos.terminal.console;

import org.jspecify.annotations.NullMarked;
