/** Positions of self-play, and the files that they are kept in. */
@NullMarked
package strategos.learn.sample;

import org.jspecify.annotations.NullMarked;
