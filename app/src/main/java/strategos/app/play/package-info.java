/** The commands that play: a new match, and one that was left. */
@NullMarked
package strategos.app.play;

import org.jspecify.annotations.NullMarked;
