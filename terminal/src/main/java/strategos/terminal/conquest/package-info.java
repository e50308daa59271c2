/** The Risk family in the terminal: its board, its commands, and its reports of turns. */
@NullMarked
package strategos.terminal.conquest;

import org.jspecify.annotations.NullMarked;
