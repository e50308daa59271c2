/** A whole run of training: self-play, training, the gate, and what is written about them. */
@NullMarked
package strategos.learn.run;

import org.jspecify.annotations.NullMarked;
