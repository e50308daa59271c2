/** Tests of the dice. */
@NullMarked
package strategos.dice;

import org.jspecify.annotations.NullMarked;
