/**
 * Verifiable dice: how a match is sealed, how each roll follows from the seal and from the links of
 * the players, and how a record is checked. docs/protocol/dice.md
 */
@NullMarked
package strategos.dice;

import org.jspecify.annotations.NullMarked;
