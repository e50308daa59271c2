@NullMarked
package strategos.conquest;

import org.jspecify.annotations.NullMarked;
