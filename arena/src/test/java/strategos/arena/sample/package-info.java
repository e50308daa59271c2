@NullMarked
package strategos.arena.sample;

import org.jspecify.annotations.NullMarked;
