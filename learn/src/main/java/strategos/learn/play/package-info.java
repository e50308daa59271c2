/** Bots that play by a network alone. */
@NullMarked
package strategos.learn.play;

import org.jspecify.annotations.NullMarked;
