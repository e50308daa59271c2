/** Goals of seats besides all territories: secret missions. */
@NullMarked
package strategos.conquest.goal;

import org.jspecify.annotations.NullMarked;
