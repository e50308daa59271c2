/** HTTP and WebSocket as the server sees them. Only this package depends on a web library. */
@NullMarked
package strategos.server.web;

import org.jspecify.annotations.NullMarked;
