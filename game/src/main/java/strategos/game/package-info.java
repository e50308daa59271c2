/**
 * The contract of every game: seats that decide, nature that rolls, steps that are recorded, views
 * that hide.
 *
 * <p>A game holds the rules, a state the position, and a view everything a seat can see. A match is
 * a header plus a list of steps.
 */
@NullMarked
package strategos.game;

import org.jspecify.annotations.NullMarked;
