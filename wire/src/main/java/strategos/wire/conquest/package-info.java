/** Messages about matches of the Risk family: scenes, events, boards. */
@NullMarked
package strategos.wire.conquest;

import org.jspecify.annotations.NullMarked;
