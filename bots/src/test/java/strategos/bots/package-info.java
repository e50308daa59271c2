@NullMarked
package strategos.bots;

import org.jspecify.annotations.NullMarked;
