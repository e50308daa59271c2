/** The command {@code train}. */
@NullMarked
package strategos.app.train;

import org.jspecify.annotations.NullMarked;
