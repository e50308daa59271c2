package strategos.bots.conquest.orders;

import java.util.List;
import strategos.conquest.move.Order;

/** A way to plan the orders of a whole turn, in the order to give them. */
@FunctionalInterface
interface Strategy {

    List<Order> plan(Theatre theatre);
}
