/** The Morris family: two players, rows of three, on boards that are data. */
@NullMarked
package strategos.morris;

import org.jspecify.annotations.NullMarked;
