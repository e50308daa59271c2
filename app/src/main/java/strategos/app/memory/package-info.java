/** The command {@code memory}. */
@NullMarked
package strategos.app.memory;

import org.jspecify.annotations.NullMarked;
