/** The command {@code bench}. */
@NullMarked
package strategos.app.bench;

import org.jspecify.annotations.NullMarked;
