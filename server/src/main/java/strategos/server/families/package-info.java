/** The families of games as a server offers them. */
@NullMarked
package strategos.server.families;

import org.jspecify.annotations.NullMarked;
