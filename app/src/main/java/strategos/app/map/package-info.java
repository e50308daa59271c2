/** The command {@code map}: checks, shows, converts and generates boards. */
@NullMarked
package strategos.app.map;

import org.jspecify.annotations.NullMarked;
