/** Morris at a terminal: its board drawn, its moves in letters. */
@NullMarked
package strategos.app.morris;

import org.jspecify.annotations.NullMarked;
