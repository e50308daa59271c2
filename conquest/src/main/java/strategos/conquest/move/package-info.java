/** The moves of conquest, as records. */
@NullMarked
package strategos.conquest.move;

import org.jspecify.annotations.NullMarked;
