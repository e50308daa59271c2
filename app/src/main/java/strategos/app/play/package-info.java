/** The commands {@code play} and {@code resume}. */
@NullMarked
package strategos.app.play;

import org.jspecify.annotations.NullMarked;
