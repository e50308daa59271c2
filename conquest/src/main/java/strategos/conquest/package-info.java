/** The Risk family: one game over any board, with rules as data. */
@NullMarked
package strategos.conquest;

import org.jspecify.annotations.NullMarked;
