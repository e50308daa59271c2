/** The command {@code morris}: perfect play in the moving phase of Morris, as tables. */
@NullMarked
package strategos.app.morris;

import org.jspecify.annotations.NullMarked;
