/** How fair a board is, by matches from its starting positions. */
@NullMarked
package strategos.arena.balance;

import org.jspecify.annotations.NullMarked;
