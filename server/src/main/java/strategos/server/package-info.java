/**
 * Matches over HTTP and WebSocket: who may sit where, what is answered, and what is refused.
 *
 * <p>What is said on the wire is in {@code docs/protocol}; live matches are tables, and what has to
 * last is in the store.
 */
@NullMarked
package strategos.server;

import org.jspecify.annotations.NullMarked;
