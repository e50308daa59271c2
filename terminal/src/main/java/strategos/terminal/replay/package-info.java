/** Records shown again, step by step or as a list. */
@NullMarked
package strategos.terminal.replay;

import org.jspecify.annotations.NullMarked;
