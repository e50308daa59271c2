/** Tournaments of many tables, cut into chunks that can be played anywhere. */
@NullMarked
package strategos.arena.tournament;

import org.jspecify.annotations.NullMarked;
