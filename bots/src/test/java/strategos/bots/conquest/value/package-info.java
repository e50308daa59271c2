@NullMarked
package strategos.bots.conquest.value;

import org.jspecify.annotations.NullMarked;
