/** How matches of the Risk family look to other programs: scenes, events, boards. */
@NullMarked
package strategos.wire.conquest;

import org.jspecify.annotations.NullMarked;
