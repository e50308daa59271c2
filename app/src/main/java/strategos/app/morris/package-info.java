/** The command {@code morris}: perfect play of Morris, placing and moving, as tables. */
@NullMarked
package strategos.app.morris;

import org.jspecify.annotations.NullMarked;
