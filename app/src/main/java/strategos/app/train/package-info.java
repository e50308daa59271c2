/** The commands that let bots learn. */
@NullMarked
package strategos.app.train;

import org.jspecify.annotations.NullMarked;
