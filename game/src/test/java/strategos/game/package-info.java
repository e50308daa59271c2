@NullMarked
package strategos.game;

import org.jspecify.annotations.NullMarked;
