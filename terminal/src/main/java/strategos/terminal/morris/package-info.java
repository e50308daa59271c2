/** Morris in the terminal: its board, and its moves in letters. */
@NullMarked
package strategos.terminal.morris;

import org.jspecify.annotations.NullMarked;
