@NullMarked
package strategos.wire.conquest;

import org.jspecify.annotations.NullMarked;
