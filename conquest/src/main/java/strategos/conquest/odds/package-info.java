/**
 * Exact odds of battles and of chains of battles: every way the dice can fall is followed, nothing
 * is sampled. docs/rules/odds.md
 */
@NullMarked
package strategos.conquest.odds;

import org.jspecify.annotations.NullMarked;
