/** Protection of the server: who asks, how often, and what is refused. */
@NullMarked
package strategos.server.guards;

import org.jspecify.annotations.NullMarked;
