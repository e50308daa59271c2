/** The command {@code engine}. */
@NullMarked
package strategos.app.engine;

import org.jspecify.annotations.NullMarked;
