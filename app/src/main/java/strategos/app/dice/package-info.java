/** The command {@code dice}. */
@NullMarked
package strategos.app.dice;

import org.jspecify.annotations.NullMarked;
