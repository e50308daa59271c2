/**
 * HTTP and WebSocket as the server sees them. Only this package knows which library speaks them.
 */
@NullMarked
package strategos.server.web;

import org.jspecify.annotations.NullMarked;
