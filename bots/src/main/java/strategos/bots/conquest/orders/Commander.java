package strategos.bots.conquest.orders;

import java.util.ArrayList;
import java.util.List;
import strategos.bots.conquest.value.Value;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Done;
import strategos.conquest.move.Order;
import strategos.conquest.move.Order.Deploy;
import strategos.conquest.move.Order.Reinforce;
import strategos.conquest.move.OrderCard;
import strategos.conquest.view.View;
import strategos.game.Seed;

/**
 * A bot that plans a whole turn and then gives its orders one by one.
 *
 * <p>The plan depends only on the board and the armies to deploy, not on the orders already given,
 * so a new instance can continue it in the middle of a turn.
 */
public final class Commander {

    /** So many armies on one territory have not come together in a turn or two. */
    public static final int HEAP = 50;

    private final Theatre theatre;
    private final Strategy strategy;
    private List<Order> plan = List.of();
    private int plannedTurn;

    private Commander(Conquest game, Strategy strategy) {
        this.theatre = new Theatre(game);
        this.strategy = strategy;
    }

    /** Gathers all in one place and goes forward from there. */
    public static Commander rush(Conquest game) {
        return new Commander(game, new Charge(game));
    }

    /** Holds its borders, and attacks only what can hardly fail. */
    public static Commander turtle(Conquest game) {
        return new Commander(game, new Hold(game));
    }

    /** Attacks where a conquest is worth most for what it takes. */
    public static Commander balanced(Conquest game) {
        return new Commander(game, new Weigh(game, WeighWeights.FIRST));
    }

    /** Tries plans against this many samples of likely orders of the others. */
    public static Commander planner(Conquest game, Seed seed, Value value, int samples) {
        return new Commander(game, new Foresight(game, seed, value, samples));
    }

    public Move next(View view) {
        if (view.orders().cards(OrderCard.REINFORCEMENT) > 0) return new Reinforce();
        if (plannedTurn != view.turns()) {
            theatre.look(view);
            plan = List.copyOf(strategy.plan(theatre));
            plannedTurn = view.turns();
        }
        List<Order> open = new ArrayList<>(plan);
        view.orders().given().forEach(open::remove);
        for (Order order : open) if (view.isLegal(order)) return order;
        return view.left() > 0 ? new Deploy(theatre.strongestBorder(), view.left()) : new Done();
    }
}
