@NullMarked
package strategos.server.board;

import org.jspecify.annotations.NullMarked;
