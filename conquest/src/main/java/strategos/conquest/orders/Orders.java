package strategos.conquest.orders;

import strategos.conquest.rules.Structure;
import strategos.conquest.rules.Structure.Together;
import strategos.conquest.turn.Turns;

/**
 * Turns that all seats take together: orders are given, carried out, and rewarded with cards. They
 * reuse the parts that they share with other turns.
 */
public final class Orders {

    private final Executing executing;
    private final Giving giving;
    private final OrderOptions options;
    private final OrderDecisions decisions;

    public Orders(Turns turns, Giving.Fog fog) {
        var rules =
                turns.setting().rules().structure() instanceof Together together
                        ? together
                        : Structure.ORDERS;
        executing = new Executing(turns, rules);
        giving = new Giving(turns, rules.given(), fog, executing);
        options = new OrderOptions(turns, giving);
        decisions = new OrderDecisions(giving, options);
    }

    public Giving giving() {
        return giving;
    }

    public Executing executing() {
        return executing;
    }

    public Fighting fighting() {
        return executing.fighting();
    }

    public Rewarding rewarding() {
        return executing.rewarding();
    }

    /** The legal orders of a seat, numbered. */
    public OrderOptions options() {
        return options;
    }

    /** The same a decision at a time, for simulations. */
    public OrderDecisions decisions() {
        return decisions;
    }
}
