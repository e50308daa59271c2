/** The command that lets bots play each other. */
@NullMarked
package strategos.app.arena;

import org.jspecify.annotations.NullMarked;
