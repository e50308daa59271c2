@NullMarked
package strategos.arena;

import org.jspecify.annotations.NullMarked;
