@NullMarked
package strategos.arena.tournament;

import org.jspecify.annotations.NullMarked;
