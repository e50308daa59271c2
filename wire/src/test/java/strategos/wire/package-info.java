@NullMarked
package strategos.wire;

import org.jspecify.annotations.NullMarked;
