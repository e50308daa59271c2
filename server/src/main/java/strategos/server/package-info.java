/**
 * Matches over HTTP and WebSocket.
 *
 * <p>{@code docs/protocol} describes the messages; live matches are tables, and persistent data is
 * in the store.
 */
@NullMarked
package strategos.server;

import org.jspecify.annotations.NullMarked;
