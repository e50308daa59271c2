@NullMarked
package strategos.app.play;

import org.jspecify.annotations.NullMarked;
