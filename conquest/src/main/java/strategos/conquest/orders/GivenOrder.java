package strategos.conquest.orders;

import strategos.conquest.move.Order;

/**
 * An order that waits to be carried out, as one viewer may know it; -2 for what it does not see.
 */
public record GivenOrder(int seat, Order order) {}
