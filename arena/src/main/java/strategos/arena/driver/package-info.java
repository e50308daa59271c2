/** Work that is done on a cluster through another program, which is started with a command. */
@NullMarked
package strategos.arena.driver;

import org.jspecify.annotations.NullMarked;
