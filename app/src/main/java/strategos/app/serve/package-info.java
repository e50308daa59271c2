/** The command {@code serve}. */
@NullMarked
package strategos.app.serve;

import org.jspecify.annotations.NullMarked;
