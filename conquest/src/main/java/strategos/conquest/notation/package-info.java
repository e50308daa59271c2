/** Moves of conquest as text, written and read. */
@NullMarked
package strategos.conquest.notation;

import org.jspecify.annotations.NullMarked;
