@NullMarked
package strategos.arena.habits;

import org.jspecify.annotations.NullMarked;
