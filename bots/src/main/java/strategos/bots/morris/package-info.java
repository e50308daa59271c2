/** The bots of Morris: a random one, learning ones, and searching ones. */
@NullMarked
package strategos.bots.morris;

import org.jspecify.annotations.NullMarked;
