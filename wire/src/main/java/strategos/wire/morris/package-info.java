/** Messages about matches of Morris. */
@NullMarked
package strategos.wire.morris;

import org.jspecify.annotations.NullMarked;
