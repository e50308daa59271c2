/** The command {@code habits}. */
@NullMarked
package strategos.app.habits;

import org.jspecify.annotations.NullMarked;
