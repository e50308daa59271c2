/** Tests. */
@NullMarked
package strategos.ratings;

import org.jspecify.annotations.NullMarked;
