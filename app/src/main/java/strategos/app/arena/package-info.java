/** The command {@code arena}. */
@NullMarked
package strategos.app.arena;

import org.jspecify.annotations.NullMarked;
