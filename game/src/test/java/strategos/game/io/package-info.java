@NullMarked
package strategos.game.io;

import org.jspecify.annotations.NullMarked;
