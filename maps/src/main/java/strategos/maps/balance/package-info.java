/** Measures of a board's fairness that depend on its graph only. */
@NullMarked
package strategos.maps.balance;

import org.jspecify.annotations.NullMarked;
