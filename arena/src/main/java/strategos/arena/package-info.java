/** Matches by the thousand: who plays whom, and what came of it. */
@NullMarked
package strategos.arena;

import org.jspecify.annotations.NullMarked;
