/** The command that shows a match again. */
@NullMarked
package strategos.app.replay;

import org.jspecify.annotations.NullMarked;
