/** Counts the habits of bots of Risk. */
@NullMarked
package strategos.arena.habits;

import org.jspecify.annotations.NullMarked;
