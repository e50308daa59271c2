package strategos.conquest.view;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import strategos.conquest.move.Order;
import strategos.conquest.move.Order.Advance;
import strategos.conquest.move.Order.Airlift;
import strategos.conquest.move.Order.Deploy;
import strategos.conquest.move.OrderCard;
import strategos.conquest.orders.BattleResult;
import strategos.conquest.orders.Executed;
import strategos.conquest.orders.GivenOrder;
import strategos.conquest.orders.OrderCode;
import strategos.conquest.orders.OrderKind;
import strategos.conquest.orders.Orders;
import strategos.conquest.orders.Skip;
import strategos.conquest.state.OrderBook;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;

/**
 * The part of a view about the orders of a turn: the viewer's own, public ones, the seats that are
 * done, and the visible results. Valid as long as its view.
 */
public final class OrderSheet {

    private static final int NOBODY = -1;
    private static final int MOST_GUESSED_CARDS = 2;

    private final Orders rules;
    private final State state;
    private final OrderBook book;
    private final int seat;
    private final View view;

    public OrderSheet(Orders rules, State state, View view) {
        this.rules = rules;
        this.state = state;
        this.book = state.extra().orders();
        this.seat = book.isKept() ? view.seat() : NOBODY;
        this.view = view;
    }

    /**
     * An immutable copy of a sheet.
     *
     * @param given the viewer's own orders, deployments first
     * @param shown the orders of all seats, if they are public
     * @param cards the viewer's number of cards of each kind
     * @param last the result of the last order carried out; empty or one element
     * @param peace the seats that the viewer is at peace with until the turn ends
     */
    public record Snapshot(
            List<Integer> waiting,
            List<Order> given,
            List<GivenOrder> shown,
            List<Integer> cards,
            int left,
            List<Executed> last,
            List<Integer> peace) {

        public Snapshot {
            waiting = List.copyOf(waiting);
            given = List.copyOf(given);
            shown = List.copyOf(shown);
            cards = List.copyOf(cards);
            last = List.copyOf(last);
            peace = List.copyOf(peace);
        }
    }

    public Snapshot snapshot() {
        return snapshot(last().stream().toList());
    }

    /** The same without the order that was carried out last: it belongs to the step that did it. */
    public Snapshot lasting() {
        return snapshot(List.of());
    }

    private Snapshot snapshot(List<Executed> last) {
        return new Snapshot(
                waiting(),
                given(),
                shown(),
                IntStream.range(0, OrderCard.KINDS)
                        .mapToObj(kind -> cards(OrderCard.of(kind)))
                        .toList(),
                left(),
                last,
                seats().filter(other -> seat != NOBODY && book.isAtPeace(seat, other))
                        .boxed()
                        .toList());
    }

    private IntStream seats() {
        return IntStream.range(0, book.isKept() ? state.seats() : 0);
    }

    /** Whether seats give one order each in turn, for everyone to see. */
    public boolean areOpen() {
        return rules.giving().isInRounds();
    }

    /** The seats that are not done with their orders. */
    public List<Integer> waiting() {
        return seats().filter(other -> rules.giving().isGiving(state, other)).boxed().toList();
    }

    /** The viewer's own orders, deployments first. */
    public List<Order> given() {
        if (seat == NOBODY) return List.of();
        return Stream.concat(deployments(seat), others(seat)).toList();
    }

    private Stream<Order> deployments(int by) {
        return IntStream.range(0, book.deployments(by))
                .mapToObj(i -> OrderCode.order(book.deployment(by, i)));
    }

    private Stream<Order> others(int by) {
        return IntStream.range(0, book.orders(by))
                .mapToObj(i -> OrderCode.order(book.order(by, i)));
    }

    /**
     * The orders of all seats in the order in which they will be carried out, as far as the viewer
     * sees their places; none where a list is a secret, and none once they are carried out, as
     * sight changes with the board.
     */
    public List<GivenOrder> shown() {
        if (!areShown()) return List.of();
        return Stream.concat(inRounds(this::deployments), inRounds(this::others)).toList();
    }

    private boolean areShown() {
        return areOpen() && state.stage() == Stage.ORDERS;
    }

    /** As much of an order that a seat gives for everyone to see as the viewer sees of it. */
    public Optional<Order> seen(int by, Order order) {
        return new Sighting(view).of(by, order);
    }

    /**
     * One order of each seat after the other, from the first seat of the turn. Those out of sight
     * leave no gap, or their number would show.
     */
    private Stream<GivenOrder> inRounds(IntFunction<Stream<Order>> ofSeat) {
        var rounds =
                IntStream.range(0, state.seats())
                        .map(step -> state.seatAt((state.position() + step) % state.seats()))
                        .mapToObj(by -> seen(by, ofSeat.apply(by)))
                        .toList();
        int most = rounds.stream().mapToInt(List::size).max().orElse(0);
        return IntStream.range(0, most)
                .boxed()
                .flatMap(
                        round ->
                                rounds.stream()
                                        .filter(orders -> orders.size() > round)
                                        .map(orders -> orders.get(round)));
    }

    private List<GivenOrder> seen(int by, Stream<Order> orders) {
        return orders.flatMap(order -> seen(by, order).stream())
                .map(order -> new GivenOrder(by, order))
                .toList();
    }

    /** How many cards of a kind the viewer has. */
    public int cards(OrderCard card) {
        return seat == NOBODY ? 0 : book.cards(seat, card);
    }

    /** How many armies the viewer has yet to deploy. */
    public int left() {
        return seat == NOBODY ? 0 : book.left(seat);
    }

    /** How many armies the viewer can still order to leave a territory. */
    public int spare(int territory) {
        boolean own = seat != NOBODY && state.owner(territory) == seat;
        return own ? rules.giving().spare(state, territory) : 0;
    }

    /** Whether the viewer could aim a bomb at a territory. */
    public boolean isTarget(int territory) {
        if (seat == NOBODY) return false;
        long targets = rules.giving().targets(state, seat, territory / Long.SIZE);
        return (targets >>> territory & 1) != 0;
    }

    /** Whether two seats are at peace, as far as the viewer knows. */
    public boolean isAtPeace(int one, int other) {
        return (view.knows(one) || view.knows(other)) && book.isAtPeace(one, other);
    }

    /** What became of the order that was carried out last, if the viewer is told of it. */
    public Optional<Executed> last() {
        return new Sighting(view).last(book);
    }

    /** The result of the battle in hand if it ends with this answer of nature. */
    public BattleResult battleResult(int outcome) {
        boolean seen = state.from() >= 0 && view.sees(state.from()) && view.sees(state.to());
        if (!seen) throw new IllegalStateException("no battle is in sight");
        return rules.fighting().result(state, outcome);
    }

    /**
     * Makes what this viewer cannot know, in a copy of the state with a board that it may be,
     * something that could be.
     *
     * <p>Other seats hold a few cards, those that are done have deployed somewhere, and nobody has
     * ordered anything else than what the viewer sees.
     */
    public void guess(State copy, RandomGenerator random) {
        if (!book.isKept()) return;
        guessLast(copy.extra().orders(), random);
        for (int one = 0; one < state.seats(); one++)
            for (int other = 0; other < one; other++)
                if (!isAtPeace(one, other)) copy.extra().orders().endPeace(one, other);
        for (int t = 0; t < state.board().size(); t++) {
            if (state.owner(t) != seat) copy.extra().orders().commit(t, -book.committed(t));
        }
        seats().filter(other -> other != seat && state.isAlive(other))
                .forEach(other -> guess(copy, other, random));
    }

    private void guessLast(OrderBook guessed, RandomGenerator random) {
        switch (last().orElse(null)) {
            case null -> guessed.forgetLast();
            case Executed.Lapsed _ -> guessed.relabelLast(0, Skip.NOT_YOURS.ordinal());
            case Executed.Carried(_, _, Advance(int from, int to, int armies), _)
                    when armies == View.UNKNOWN ->
                    guessed.relabelLast(
                            OrderCode.of(OrderKind.ADVANCE, end(from, random), end(to, random), 0),
                            Skip.NOT_SKIPPED.ordinal());
            case Executed.Carried(_, _, Airlift(int from, int to, int armies), _)
                    when armies == View.UNKNOWN ->
                    guessed.relabelLast(
                            OrderCode.of(OrderKind.AIRLIFT, end(from, random), end(to, random), 0),
                            Skip.NOT_SKIPPED.ordinal());
            case Executed.Carried _, Executed.Skipped _ -> {
                // The viewer knows all of it.
            }
        }
    }

    /** A territory that armies come from or go to, or any that is out of sight. */
    private int end(int territory, RandomGenerator random) {
        if (territory != View.UNKNOWN) return territory;
        int[] hidden =
                IntStream.range(0, state.board().size()).filter(t -> !view.sees(t)).toArray();
        return hidden[random.nextInt(hidden.length)];
    }

    private void guess(State copy, int other, RandomGenerator random) {
        OrderBook guessed = copy.extra().orders();
        var seen = shown().stream().filter(given -> given.seat() == other).toList();
        guessed.withdraw(other);
        for (var given : seen)
            rules.giving().write(copy, other, OrderCode.of(whole(given.order(), random)));
        guessed.clearCards(other);
        for (int cards = random.nextInt(MOST_GUESSED_CARDS + 1); cards > 0; cards--)
            guessed.addCards(other, OrderCard.of(random.nextInt(OrderCard.KINDS)), 1);
        guessed.left(other, 0);
        if (state.stage() != Stage.ORDERS) return;
        if (areShown()) {
            guessed.left(other, leftToDeploy(copy, other, seen));
        } else {
            guessed.left(other, rules.giving().income(copy, other));
            if (book.isDone(other)) deployAll(copy, other, random);
        }
    }

    /** An order that the viewer has seen one end of, as it may be. */
    private Order whole(Order order, RandomGenerator random) {
        return switch (order) {
            case Advance(int from, int to, int armies) when armies == View.UNKNOWN ->
                    new Advance(end(from, random), end(to, random), 1);
            case Airlift(int from, int to, int armies) when armies == View.UNKNOWN ->
                    new Airlift(end(from, random), end(to, random), 1);
            default -> order;
        };
    }

    /** What a seat has yet to deploy by the orders that the viewer has seen of it. */
    private int leftToDeploy(State copy, int other, List<GivenOrder> seen) {
        if (book.isDone(other)) return 0;
        if (!view.isFogged()) return book.left(other);
        int deployed = 0;
        for (var given : seen)
            if (given.order() instanceof Deploy(_, int armies)) deployed += armies;
        return Math.max(0, rules.giving().income(copy, other) - deployed);
    }

    private void deployAll(State copy, int other, RandomGenerator random) {
        int left = copy.extra().orders().left(other);
        if (left == 0) return;
        int territory = copy.holding(other, random.nextInt(copy.holdings(other)));
        rules.giving().write(copy, other, OrderCode.of(new Deploy(territory, left)));
    }
}
