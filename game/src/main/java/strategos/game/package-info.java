/**
 * What every game is: seats that decide, nature that rolls, steps that are recorded, views that
 * hide.
 *
 * <p>Game knows, State remembers, View is all a seat sees. A match is a header plus a list of
 * steps.
 */
@NullMarked
package strategos.game;

import org.jspecify.annotations.NullMarked;
