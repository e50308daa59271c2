/** Bots: programs that play. Each family of games has a package of its own. */
@NullMarked
package strategos.bots;

import org.jspecify.annotations.NullMarked;
