/** Players that are programs: they see a view and answer with a move. */
@NullMarked
package strategos.bots;

import org.jspecify.annotations.NullMarked;
