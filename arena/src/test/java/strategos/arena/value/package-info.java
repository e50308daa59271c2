@NullMarked
package strategos.arena.value;

import org.jspecify.annotations.NullMarked;
