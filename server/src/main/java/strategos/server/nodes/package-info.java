/**
 * Several servers on one database: who is alive, and requests passed on to the owner of a match.
 */
@NullMarked
package strategos.server.nodes;

import org.jspecify.annotations.NullMarked;
