/** What seats can be after, beside all territories: secret missions. */
@NullMarked
package strategos.conquest.goal;

import org.jspecify.annotations.NullMarked;
