package strategos.conquest.orders;

import strategos.conquest.move.Order;

/** The result of an order, as far as one viewer may know it; -2 for hidden parts. */
public sealed interface Executed {

    /** Whose order it was. */
    int seat();

    /** Its round: 0 for a deployment, and k for the k-th of a seat's other orders. */
    int round();

    /**
     * The order was carried out; an attack continues with a battle.
     *
     * @param armies the number of armies moved, added or destroyed
     */
    record Carried(int seat, int round, Order order, int armies) implements Executed {}

    /** The viewer's own order was skipped, or, in a finished match, any seat's. */
    record Skipped(int seat, int round, Order order, Skip why) implements Executed {}

    /** An order of another seat was skipped: only that seat knows which one and why. */
    record Lapsed(int seat, int round) implements Executed {}
}
