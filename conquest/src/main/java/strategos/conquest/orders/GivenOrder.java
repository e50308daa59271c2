package strategos.conquest.orders;

import strategos.conquest.move.Order;

/** A pending order, as far as one viewer may know it; -2 for hidden parts. */
public record GivenOrder(int seat, Order order) {}
