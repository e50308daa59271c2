/** Positions of self-play to learn from: what is played by whom, and the files that keep them. */
@NullMarked
package strategos.arena.sample;

import org.jspecify.annotations.NullMarked;
