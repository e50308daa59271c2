/** Work that speed is measured by. */
@NullMarked
package strategos.arena.speed;

import org.jspecify.annotations.NullMarked;
