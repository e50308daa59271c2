@NullMarked
package strategos.conquest.odds;

import org.jspecify.annotations.NullMarked;
