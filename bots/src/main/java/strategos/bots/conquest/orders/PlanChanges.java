package strategos.bots.conquest.orders;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import java.util.stream.IntStream;
import strategos.conquest.board.Board;
import strategos.conquest.move.Order;
import strategos.conquest.move.Order.Advance;
import strategos.conquest.move.Order.Airlift;
import strategos.conquest.move.Order.Blockade;
import strategos.conquest.move.Order.Bomb;
import strategos.conquest.move.Order.Deploy;
import strategos.conquest.move.Order.Negotiate;
import strategos.conquest.move.OrderCard;

/** The plans that differ from a plan in one respect. */
final class PlanChanges {

    /** The most borders to deploy to or to attack from. */
    private static final int BORDERS = 10;

    /** The most attacks of a plan to change. */
    private static final int ATTACKS = 16;

    /** The most territories that one card is tried on. */
    private static final int CARD_PLACES = 4;

    private PlanChanges() {}

    static SequencedSet<List<Order>> of(List<Order> plan, Theatre theatre) {
        SequencedSet<List<Order>> found = new LinkedHashSet<>();
        int[] borders = borders(theatre);
        for (int border : borders) found.add(deployed(plan, border, theatre));
        for (Advance attack : largestAttacks(plan, theatre)) {
            found.add(without(plan, attack));
            found.add(fitted(replaced(plan, attack, Integer.MAX_VALUE), theatre));
        }
        for (int border : borders) addAttacks(found, plan, border, theatre);
        addCards(found, plan, theatre);
        found.remove(plan);
        return found;
    }

    /** A plan without what cannot be ordered: armies leave only where they are. */
    static List<Order> fitted(List<Order> plan, Theatre theatre) {
        int[] spare = new int[theatre.board().size()];
        for (int t = 0; t < spare.length; t++)
            spare[t] = theatre.isMine(t) ? theatre.armies(t) - 1 : 0;
        List<Order> fitted = new ArrayList<>();
        for (Order order : plan)
            switch (order) {
                case Deploy(int territory, int armies) -> {
                    spare[territory] += armies;
                    fitted.add(order);
                }
                case Advance(int from, int to, int armies) -> {
                    int leaving = Math.min(armies, spare[from]);
                    if (leaving > 0) fitted.add(new Advance(from, to, leaving));
                    spare[from] -= leaving;
                }
                case Airlift(int from, int to, int armies) -> {
                    int leaving = Math.min(armies, spare[from]);
                    if (leaving > 0) fitted.add(new Airlift(from, to, leaving));
                    spare[from] -= leaving;
                }
                default -> fitted.add(order);
            }
        return List.copyOf(fitted);
    }

    /** Where most armies stand on both sides. */
    private static int[] borders(Theatre theatre) {
        return IntStream.range(0, theatre.board().size())
                .filter(t -> theatre.isMine(t) && theatre.isBorder(t))
                .boxed()
                .sorted(Comparator.comparingInt(t -> -theatre.armies(t) - theatre.threat(t)))
                .limit(BORDERS)
                .mapToInt(t -> t)
                .toArray();
    }

    private static List<Advance> largestAttacks(List<Order> plan, Theatre theatre) {
        return plan.stream()
                .filter(Advance.class::isInstance)
                .map(Advance.class::cast)
                .filter(advance -> theatre.isForeign(advance.to()))
                .sorted(Comparator.comparingInt(attack -> -attack.armies()))
                .limit(ATTACKS)
                .toList();
    }

    /** All new armies in one place. */
    private static List<Order> deployed(List<Order> plan, int border, Theatre theatre) {
        List<Order> changed = new ArrayList<>();
        if (theatre.pool() > 0) changed.add(new Deploy(border, theatre.pool()));
        plan.stream().filter(order -> !(order instanceof Deploy)).forEach(changed::add);
        return fitted(changed, theatre);
    }

    private static List<Order> without(List<Order> plan, Order order) {
        List<Order> changed = new ArrayList<>(plan);
        changed.remove(order);
        return List.copyOf(changed);
    }

    private static List<Order> replaced(List<Order> plan, Advance order, int armies) {
        List<Order> changed = new ArrayList<>(plan);
        changed.set(plan.indexOf(order), new Advance(order.from(), order.to(), armies));
        return changed;
    }

    /** Everything that a border has, and all new armies with it, against one neighbour. */
    private static void addAttacks(
            SequencedSet<List<Order>> found, List<Order> plan, int from, Theatre theatre) {
        Board board = theatre.board();
        for (int b = board.firstBorder(from); b < board.endBorder(from); b++) {
            int to = board.to(b);
            if (!theatre.isForeign(to)) continue;
            var attack = new Advance(from, to, Integer.MAX_VALUE);
            found.add(fitted(with(plan, attack), theatre));
            found.add(deployed(with(plan, attack), from, theatre));
        }
    }

    /** An order before all others but deployments. */
    private static List<Order> with(List<Order> plan, Order order) {
        List<Order> changed = new ArrayList<>();
        plan.stream().filter(Deploy.class::isInstance).forEach(changed::add);
        changed.add(order);
        plan.stream().filter(other -> !(other instanceof Deploy)).forEach(changed::add);
        return changed;
    }

    private static void addCards(
            SequencedSet<List<Order>> found, List<Order> plan, Theatre theatre) {
        if (theatre.holds(OrderCard.BOMB) && plan.stream().noneMatch(Bomb.class::isInstance))
            strongest(theatre, Theatre::isTarget).forEach(t -> found.add(with(plan, new Bomb(t))));
        if (theatre.holds(OrderCard.BLOCKADE)
                && plan.stream().noneMatch(Blockade.class::isInstance))
            strongest(theatre, (all, t) -> all.isMine(t) && all.isBorder(t))
                    .forEach(t -> found.add(with(plan, new Blockade(t))));
        if (theatre.holds(OrderCard.DIPLOMACY)
                && plan.stream().noneMatch(Negotiate.class::isInstance))
            for (int other = 0; other < theatre.seats(); other++)
                if (theatre.isOpponent(other)) found.add(with(plan, new Negotiate(other)));
        if (theatre.holds(OrderCard.AIRLIFT) && plan.stream().noneMatch(Airlift.class::isInstance))
            addAirlifts(found, plan, theatre);
    }

    private static void addAirlifts(
            SequencedSet<List<Order>> found, List<Order> plan, Theatre theatre) {
        int[] sources = strongest(theatre, Theatre::isMine).toArray();
        int[] goals = strongest(theatre, (all, t) -> all.isMine(t) && all.isBorder(t)).toArray();
        for (int from : sources)
            for (int to : goals)
                if (from != to)
                    found.add(
                            fitted(with(plan, new Airlift(from, to, Integer.MAX_VALUE)), theatre));
    }

    /** Which territories are considered. */
    @FunctionalInterface
    private interface Choice {
        boolean includes(Theatre theatre, int territory);
    }

    private static IntStream strongest(Theatre theatre, Choice choice) {
        return IntStream.range(0, theatre.board().size())
                .filter(t -> choice.includes(theatre, t))
                .boxed()
                .sorted(Comparator.comparingInt(t -> -theatre.armies(t)))
                .limit(CARD_PLACES)
                .mapToInt(t -> t);
    }
}
