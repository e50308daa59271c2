/** The command that runs a server for browsers. */
@NullMarked
package strategos.app.serve;

import org.jspecify.annotations.NullMarked;
