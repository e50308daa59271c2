/**
 * The choices of a seat: its legal moves as records, the same as numbers for simulations, and why a
 * move is refused.
 */
@NullMarked
package strategos.conquest.choice;

import org.jspecify.annotations.NullMarked;
