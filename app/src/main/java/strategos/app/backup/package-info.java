/** The commands {@code backup} and {@code restore}. */
@NullMarked
package strategos.app.backup;

import org.jspecify.annotations.NullMarked;
