/**
 * Turns in which all seats give orders: how they are given, carried out and rewarded.
 * docs/rules/warzone.md
 */
@NullMarked
package strategos.conquest.orders;

import org.jspecify.annotations.NullMarked;
