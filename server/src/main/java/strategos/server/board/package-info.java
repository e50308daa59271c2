/** The boards of a server: where they come from, and how they are drawn. */
@NullMarked
package strategos.server.board;

import org.jspecify.annotations.NullMarked;
