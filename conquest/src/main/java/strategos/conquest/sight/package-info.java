/** What seats see of the board. */
@NullMarked
package strategos.conquest.sight;

import org.jspecify.annotations.NullMarked;
