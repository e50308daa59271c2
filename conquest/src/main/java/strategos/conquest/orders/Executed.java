package strategos.conquest.orders;

import strategos.conquest.move.Order;

/** What became of an order, as one viewer may know it; -2 for what it does not see. */
public sealed interface Executed {

    /** Whose order it was. */
    int seat();

    /** Its round: 0 for a deployment, and k for the k-th of a seat's other orders. */
    int round();

    /**
     * It was carried out; an attack goes on with a battle.
     *
     * @param armies how many armies it has moved, brought or destroyed
     */
    record Carried(int seat, int round, Order order, int armies) implements Executed {}

    /** The viewer's own order was skipped, or, looking back at a match that is over, anybody's. */
    record Skipped(int seat, int round, Order order, Skip why) implements Executed {}

    /** An order of another seat was skipped: which one and why is for that seat to know. */
    record Lapsed(int seat, int round) implements Executed {}
}
