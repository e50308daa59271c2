/**
 * Orders that all seats give at the same time: how they are given, carried out and rewarded.
 * docs/rules/warzone.md
 */
@NullMarked
package strategos.conquest.orders;

import org.jspecify.annotations.NullMarked;
