/** Bots of the Risk family. */
@NullMarked
package strategos.bots.conquest;

import org.jspecify.annotations.NullMarked;
