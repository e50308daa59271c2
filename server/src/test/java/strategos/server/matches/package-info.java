/** Tests of {@code strategos.server.matches}. */
@NullMarked
package strategos.server.matches;

import org.jspecify.annotations.NullMarked;
