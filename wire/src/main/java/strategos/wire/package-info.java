/** How Strategos speaks to other programs: the JSON of its records. */
@NullMarked
package strategos.wire;

import org.jspecify.annotations.NullMarked;
