/** The command {@code lessons}. */
@NullMarked
package strategos.app.lessons;

import org.jspecify.annotations.NullMarked;
