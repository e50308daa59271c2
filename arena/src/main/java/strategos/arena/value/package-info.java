/** Fits the value of positions of Risk to the outcomes of matches between bots. */
@NullMarked
package strategos.arena.value;

import org.jspecify.annotations.NullMarked;
