@NullMarked
package strategos.server.dice;

import org.jspecify.annotations.NullMarked;
