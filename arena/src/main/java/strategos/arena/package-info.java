/** Matches between bots by the thousand, and their results. */
@NullMarked
package strategos.arena;

import org.jspecify.annotations.NullMarked;
