package strategos.bots.conquest.orders;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import strategos.conquest.Conquest;
import strategos.conquest.board.Board;
import strategos.conquest.move.Order;
import strategos.conquest.move.Order.Advance;
import strategos.conquest.move.Order.Airlift;
import strategos.conquest.move.Order.Bomb;
import strategos.conquest.move.OrderCard;

/**
 * The strategy of balanced: conquests by value per army, best first, while armies last; the rest
 * gathers for the next best one.
 */
final class Weigh implements Strategy {

    /** A territory pays a third of an army each turn, and no longer to its old owner. */
    private static final double TERRITORY = 1;

    /** A neutral one pays nobody, and nobody attacks from it. */
    private static final double NEUTRAL = 0.6;

    private static final double PROGRESS = 0.7;
    private static final double ELIMINATION = 6;

    /** Fewer armies are not worth a bomb. */
    private static final int WORTH_A_BOMB = 6;

    private final Needs needs;
    private final WeighWeights weights;
    private final int[] sizes;

    /** A possible conquest, and its value per army. */
    private record Chance(int from, int to, int need, double value) {}

    Weigh(Conquest game, WeighWeights weights) {
        this.weights = weights;
        needs = new Needs(game.rules().structure(), weights.likely());
        sizes = new int[game.board().continents().size()];
        game.board().territories().forEach(territory -> sizes[territory.continent()]++);
    }

    @Override
    public List<Order> plan(Theatre theatre) {
        var draft = new PlanBuilder(theatre);
        bomb(theatre, draft);
        airlift(theatre, draft);
        for (var best = best(theatre, draft, draft.pool()); best.isPresent(); ) {
            Chance chance = best.get();
            draft.attack(chance.from(), chance.to(), chance.need());
            best = best(theatre, draft, draft.pool());
        }
        gather(theatre, draft);
        strengthen(theatre, draft);
        draft.moveUp();
        return draft.orders();
    }

    /** The conquest with the highest value per army, given the number of new armies. */
    private Optional<Chance> best(Theatre theatre, PlanBuilder draft, int pool) {
        Board board = theatre.board();
        @Nullable Chance best = null;
        for (int from = 0; from < board.size(); from++) {
            if (!theatre.isMine(from) || !theatre.isBorder(from)) continue;
            for (int b = board.firstBorder(from); b < board.endBorder(from); b++) {
                int to = board.to(b);
                if (!theatre.isForeign(to) || draft.isAttacked(to)) continue;
                int need = need(theatre, to);
                if (need > draft.spare(from) + pool) continue;
                double value = worth(theatre, to) / (need + Math.max(0, need - draft.spare(from)));
                if (best == null || value > best.value()) best = new Chance(from, to, need, value);
            }
        }
        return Optional.ofNullable(best);
    }

    private int need(Theatre theatre, int territory) {
        int expected = theatre.isNeutral(territory) ? 0 : weights.expected();
        return needs.against(theatre.armies(territory) + expected);
    }

    private double worth(Theatre theatre, int territory) {
        double worth = theatre.isNeutral(territory) ? NEUTRAL : TERRITORY;
        worth += continentWorth(theatre, territory);
        if (theatre.isNeutral(territory)) return worth;
        int left = theatre.holdings(theatre.owner(territory));
        return worth + ELIMINATION / (left * left);
    }

    private double continentWorth(Theatre theatre, int territory) {
        Board board = theatre.board();
        int continent = board.territories().get(territory).continent();
        int bonus = board.bonus(continent);
        int held = 1 + held(theatre, theatre.seat(), continent);
        double part = (double) held / sizes[continent];
        double worth =
                held == sizes[continent]
                        ? weights.continentTurns() * bonus
                        : PROGRESS * bonus * part * part;
        boolean broken = held(theatre, theatre.owner(territory), continent) == sizes[continent];
        return broken ? worth + weights.brokenTurns() * bonus : worth;
    }

    private static int held(Theatre theatre, int owner, int continent) {
        int held = 0;
        var territories = theatre.board().territories();
        for (int t = 0; t < territories.size(); t++)
            if (theatre.owner(t) == owner && territories.get(t).continent() == continent) held++;
        return held;
    }

    /** What is left to deploy gathers before the conquest that is best if armies were no matter. */
    private void gather(Theatre theatre, PlanBuilder draft) {
        if (draft.pool() == 0) return;
        int post =
                best(theatre, draft, Integer.MAX_VALUE / 2)
                        .map(Chance::from)
                        .orElse(theatre.strongestBorder());
        draft.deploy(post, draft.pool());
    }

    /** Those who have nothing to guard go along with an attack. */
    private static void strengthen(Theatre theatre, PlanBuilder draft) {
        for (int i = 0; i < draft.attacks().size(); i++) {
            Advance attack = draft.attacks().get(i);
            int idle = draft.spare(attack.from()) - theatre.threat(attack.from()) / 2;
            if (idle > 0) draft.strengthen(i, idle);
        }
    }

    private static void bomb(Theatre theatre, PlanBuilder draft) {
        if (!theatre.holds(OrderCard.BOMB)) return;
        IntStream.range(0, theatre.board().size())
                .filter(t -> theatre.isTarget(t) && theatre.armies(t) >= WORTH_A_BOMB)
                .boxed()
                .max(Comparator.comparingInt(theatre::armies))
                .ifPresent(territory -> draft.add(new Bomb(territory)));
    }

    /** The largest army behind the lines flies to the front. */
    private static void airlift(Theatre theatre, PlanBuilder draft) {
        if (!theatre.holds(OrderCard.AIRLIFT)) return;
        int to = theatre.strongestBorder();
        IntStream.range(0, theatre.board().size())
                .filter(t -> theatre.isMine(t) && !theatre.isBorder(t) && draft.spare(t) > 2)
                .boxed()
                .max(Comparator.comparingInt(draft::spare))
                .ifPresent(
                        from -> {
                            draft.add(new Airlift(from, to, draft.spare(from)));
                            draft.use(from, draft.spare(from));
                        });
    }
}
