@NullMarked
package strategos.conquest.board;

import org.jspecify.annotations.NullMarked;
