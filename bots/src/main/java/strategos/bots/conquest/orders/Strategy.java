package strategos.bots.conquest.orders;

import java.util.List;
import strategos.conquest.move.Order;

/** What a bot makes of a theatre: the orders of a whole turn, in the order to give them in. */
@FunctionalInterface
interface Strategy {

    List<Order> plan(Theatre theatre);
}
