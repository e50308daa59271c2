/** How bots play rulesets with orders: they plan the turn, then give the plan order by order. */
@NullMarked
package strategos.bots.conquest.orders;

import org.jspecify.annotations.NullMarked;
