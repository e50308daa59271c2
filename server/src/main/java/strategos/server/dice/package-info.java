/** The dice of all matches of a server: how they fell, and how they were sealed. */
@NullMarked
package strategos.server.dice;

import org.jspecify.annotations.NullMarked;
