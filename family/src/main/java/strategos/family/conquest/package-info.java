/** The description of the Risk family. */
@NullMarked
package strategos.family.conquest;

import org.jspecify.annotations.NullMarked;
