/** The command that shows what a learning player remembers. */
@NullMarked
package strategos.app.memory;

import org.jspecify.annotations.NullMarked;
