/** Matches played at a terminal, and those that were saved. */
@NullMarked
package strategos.terminal.play;

import org.jspecify.annotations.NullMarked;
