/** One round of dice: its losses, the encoding of a roll, and its exact odds. */
@NullMarked
package strategos.conquest.battle;

import org.jspecify.annotations.NullMarked;
