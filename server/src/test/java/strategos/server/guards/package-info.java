/** Tests of {@code strategos.server.guards}. */
@NullMarked
package strategos.server.guards;

import org.jspecify.annotations.NullMarked;
