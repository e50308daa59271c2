/** Measures the fairness of a board by matches from its starting positions. */
@NullMarked
package strategos.arena.balance;

import org.jspecify.annotations.NullMarked;
