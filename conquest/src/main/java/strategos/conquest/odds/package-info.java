/**
 * Exact odds of battles and of chains of battles: every outcome of the dice is followed, nothing is
 * sampled. docs/rules/odds.md
 */
@NullMarked
package strategos.conquest.odds;

import org.jspecify.annotations.NullMarked;
