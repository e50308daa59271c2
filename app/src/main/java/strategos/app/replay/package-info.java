/** The command {@code replay}. */
@NullMarked
package strategos.app.replay;

import org.jspecify.annotations.NullMarked;
