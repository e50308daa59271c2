/** Matches of a server: made, found, joined, watched and read back. */
@NullMarked
package strategos.server.matches;

import org.jspecify.annotations.NullMarked;
