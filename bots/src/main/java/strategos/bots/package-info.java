/** Bots: programs that play. Each family of games has its own package. */
@NullMarked
package strategos.bots;

import org.jspecify.annotations.NullMarked;
