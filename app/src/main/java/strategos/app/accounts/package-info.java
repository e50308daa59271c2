/** The command {@code accounts}. */
@NullMarked
package strategos.app.accounts;

import org.jspecify.annotations.NullMarked;
