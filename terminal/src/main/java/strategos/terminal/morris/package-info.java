/** Morris at a terminal: its board drawn, its moves in letters. */
@NullMarked
package strategos.terminal.morris;

import org.jspecify.annotations.NullMarked;
