/** The skill of players, estimated from the results of matches. */
@NullMarked
package strategos.ratings;

import org.jspecify.annotations.NullMarked;
