@NullMarked
package strategos.arena.speed;

import org.jspecify.annotations.NullMarked;
