@NullMarked
package strategos.bots.conquest.orders;

import org.jspecify.annotations.NullMarked;
