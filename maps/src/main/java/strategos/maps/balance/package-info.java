/** What can be said of a board's fairness by looking at its graph. */
@NullMarked
package strategos.maps.balance;

import org.jspecify.annotations.NullMarked;
