/**
 * How bots play where all seats give orders at the same time: a plan for the turn, order by order.
 */
@NullMarked
package strategos.bots.conquest.orders;

import org.jspecify.annotations.NullMarked;
