package strategos.bots.conquest.orders;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import strategos.bots.conquest.value.Value;
import strategos.conquest.Conquest;
import strategos.conquest.move.Order;
import strategos.conquest.view.View;
import strategos.game.Seed;

/**
 * The strategy of planner: the plans of all other strategies are tried against the likely orders of
 * the others, and the best of them is changed order by order while that makes it better.
 */
final class Foresight implements Strategy {

    /** How often the best plan so far is changed. */
    private static final int ROUNDS = 4;

    private final Conquest game;
    private final Seed seed;
    private final Value value;
    private final int samples;
    private final List<Strategy> strategies;

    /** A plan, and the mean of the chances to win after it. */
    private record Tried(List<Order> plan, double chance) {}

    /**
     * Plans for one seat.
     *
     * @param samples how many times a plan is carried out, each time against other orders and with
     *     other dice
     */
    Foresight(Conquest game, Seed seed, Value value, int samples) {
        this.game = game;
        this.seed = seed;
        this.value = value;
        this.samples = samples;
        strategies =
                List.of(
                        new Weigh(game, WeighWeights.FIRST),
                        new Weigh(game, WeighWeights.BOLD),
                        new Weigh(game, WeighWeights.BREAKING),
                        new Charge(game),
                        new Hold(game));
    }

    @Override
    public List<Order> plan(Theatre theatre) {
        var trials = trials(theatre.view());
        SequencedSet<List<Order>> plans = new LinkedHashSet<>();
        for (Strategy strategy : strategies)
            plans.add(PlanChanges.fitted(strategy.plan(theatre), theatre));
        Tried best = best(plans, trials, new Tried(List.of(), Double.NEGATIVE_INFINITY));
        for (int round = 0; round < ROUNDS; round++) {
            Tried changed = best(PlanChanges.of(best.plan(), theatre), trials, best);
            if (changed.equals(best) || Thread.currentThread().isInterrupted()) break;
            best = changed;
        }
        return best.plan();
    }

    private List<OrderTrial> trials(View view) {
        Seed here = seed.child(view.turns());
        List<OrderTrial> trials = new ArrayList<>();
        for (int sample = 0; sample < samples; sample++)
            trials.add(new OrderTrial(game, view, value, here.child(sample)));
        return trials;
    }

    private static Tried best(Collection<List<Order>> plans, List<OrderTrial> trials, Tried least) {
        Tried best = least;
        for (List<Order> plan : plans) {
            double sum = 0;
            for (OrderTrial trial : trials) sum += trial.play(plan);
            double chance = sum / trials.size();
            if (chance > best.chance()) best = new Tried(plan, chance);
        }
        return best;
    }
}
