/** One round of dice: who loses what, how a roll is recorded, and its exact odds. */
@NullMarked
package strategos.conquest.battle;

import org.jspecify.annotations.NullMarked;
