package strategos.conquest;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.IntToLongFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Done;
import strategos.conquest.move.Order;
import strategos.conquest.move.Order.Deploy;
import strategos.conquest.move.Order.Reinforce;
import strategos.conquest.move.OrderCard;
import strategos.conquest.orders.Skip;
import strategos.conquest.state.OrderBook;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.Step;
import strategos.game.Step.Moved;
import strategos.game.Step.Rolled;
import strategos.game.Viewer;
import strategos.testkit.Moment;

/**
 * What a viewer may not know of orders, changed at random: what others have ordered, how often and
 * with which cards, and why their last order was skipped; in fog the last order itself if it was
 * out of sight, and who else has made peace.
 *
 * <p>Left as it is: who is done, the order that is about to be carried out, and whether any is left
 * after it; and where orders are given for everyone to see, those that the viewer sees.
 */
final class SecretOrders {

    private final Conquest game;
    private final State before;
    private final State after;
    private final Step<Move> next;
    private final Viewer viewer;
    private final RandomGenerator random;
    private final OrderBook book;

    SecretOrders(
            Conquest game,
            State before,
            State after,
            Step<Move> next,
            Viewer viewer,
            RandomGenerator random) {
        this.game = game;
        this.before = before;
        this.after = after;
        this.next = next;
        this.viewer = viewer;
        this.random = random;
        this.book = after.extra().orders();
    }

    void scramble() {
        if (before.turns() == 0) return;
        for (int t = 0; t < before.board().size(); t++) {
            int owner = before.owner(t);
            if (viewer.sitsIn(owner)) continue;
            int other = before.stage() == Stage.ORDERS ? 0 : random.nextInt(9);
            book.commit(t, other - book.committed(t));
        }
        for (int seat = 0; seat < before.seats(); seat++)
            if (!viewer.sitsIn(seat) && before.isAlive(seat)) scramble(seat);
        View view = game.view(before, viewer);
        boolean unseen =
                book.lastSeat() != State.NOBODY && view.orders().last().isEmpty() && !ends();
        if (unseen || book.lastSkip() != 0 && !viewer.sitsIn(book.lastSeat()))
            book.relabelLast(random.nextInt(9), random.nextInt(1, Skip.values().length));
        if (before.stage() == Stage.ORDERS) makePeace(view);
    }

    /** Whether the match is over by the next step, so that all look back at it. */
    private boolean ends() {
        return new Moment<>(before, next).after(game).stage() == Stage.OVER;
    }

    /** While orders are carried out, peace may decide what becomes of the next one. */
    private void makePeace(View view) {
        int one = random.nextInt(before.seats());
        int other = random.nextInt(before.seats());
        if (one != other && !view.knows(one) && !view.knows(other)) book.makePeace(one, other);
    }

    /** Whether orders are being carried out, or rewarded. */
    static boolean areCarriedOut(State state) {
        return switch (state.stage()) {
            case EXECUTE, ATTACKERS_KILL, DEFENDERS_KILL, ROUND_KILLS, ORDER_CARD -> true;
            default -> false;
        };
    }

    private void scramble(int seat) {
        book.clearCards(seat);
        for (int cards = random.nextInt(4); cards > 0; cards--)
            book.addCards(seat, OrderCard.of(random.nextInt(OrderCard.KINDS)), 1);
        if (isOpen()) {
            giveAnewOutOfSight(seat);
        } else if (before.stage() == Stage.ORDERS) {
            giveAnew(seat);
        } else {
            shuffleLater(seat);
        }
    }

    /** Whether orders are being given for everyone to see. */
    private boolean isOpen() {
        return game.rulebook().orders().giving().isInRounds() && before.stage() == Stage.ORDERS;
    }

    private boolean isSeen(int seat, Order order) {
        return game.view(before, viewer).orders().seen(seat, order).isPresent();
    }

    private void giveAnewOutOfSight(int seat) {
        if (game.view(before, viewer).knows(seat)) return;
        int step = book.step();
        book.withdraw(seat);
        book.left(seat, random.nextInt(1, 8));
        for (Order order : game.view(before, Viewer.inSeat(seat)).orders().given())
            if (isSeen(seat, order) || random.nextBoolean()) give(seat, order);
        for (int orders = random.nextInt(3); orders > 0; orders--)
            if (anyOutOfSight(seat) instanceof Deploy deploy) give(seat, deploy);
        book.clearCards(seat);
        book.step(step);
    }

    /** An order that the viewer sees nothing of. */
    private Order anyOutOfSight(int seat) {
        var hidden =
                IntStream.range(0, after.board().size())
                        .filter(t -> after.owner(t) == seat && !isSeen(seat, new Deploy(t, 1)))
                        .toArray();
        return hidden.length == 0 || random.nextInt(4) == 0
                ? new Reinforce()
                : new Deploy(hidden[random.nextInt(hidden.length)], random.nextInt(1, 5));
    }

    private void giveAnew(int seat) {
        book.withdraw(seat);
        book.left(seat, random.nextInt(1, 8));
        give(seat, new Deploy(after.holding(seat, 0), 1));
        for (int orders = random.nextInt(6); orders > 0; orders--) {
            Move order = anyOption(seat);
            if (order instanceof Order given) give(seat, given);
        }
        if (!mustBeDone(seat)) return;
        if (book.left(seat) > 0) give(seat, new Deploy(after.holding(seat, 0), book.left(seat)));
    }

    private boolean mustBeDone(int seat) {
        return before.extra().orders().isDone(seat)
                || next instanceof Moved<Move>(var mover, Done _) && mover.index() == seat;
    }

    private void give(int seat, Order order) {
        game.move(after, seat, order);
    }

    private Move anyOption(int seat) {
        var options = game.rulebook().options();
        return options.option(after, seat, random.nextInt(options.count(after, seat)));
    }

    /** Those that are not about to be carried out come in another order, and one may come twice. */
    private void shuffleLater(int seat) {
        OrderBook was = before.extra().orders();
        int place = place(seat);
        boolean deploying = was.round() == 0;
        int round = deploying ? 1 : was.round();
        int done = deploying ? before(was.step(), place) : 0;
        int executed = deploying ? 0 : round - 1 + (place < was.step() ? 1 : 0);
        boolean isNext = before.stage() == Stage.EXECUTE && was.step() % before.seats() == place;
        book.withdraw(seat);
        int keptFirst = done + (isNext && deploying ? 1 : 0);
        shuffled(was.deployments(seat), keptFirst, i -> was.deployment(seat, i))
                .forEach(order -> book.addDeployment(seat, order));
        int kept = executed + (isNext && !deploying ? 1 : 0);
        shuffled(was.orders(seat), kept, i -> was.order(seat, i))
                .forEach(order -> book.addOrder(seat, order));
    }

    /** How far after the first seat of the turn a seat comes. */
    private int place(int seat) {
        return IntStream.range(0, before.seats())
                .filter(p -> before.seatAt((before.position() + p) % before.seats()) == seat)
                .findFirst()
                .orElseThrow();
    }

    /** How many of the steps before this one belong to a place. */
    private int before(int step, int place) {
        return (step - place + before.seats() - 1) / before.seats();
    }

    private List<Long> shuffled(int size, int kept, IntToLongFunction order) {
        List<Long> orders =
                new ArrayList<>(IntStream.range(0, size).mapToLong(order).boxed().toList());
        if (size <= kept) return orders;
        var later = orders.subList(kept, size);
        Collections.shuffle(later, Random.from(random));
        if (random.nextBoolean()) later.add(later.getFirst());
        else if (later.size() > 1) later.removeLast();
        return orders;
    }

    Step<Move> step() {
        return switch (next) {
            case Moved<Move>(var seat, Order order) when isOpen() && !isSeen(seat.index(), order) ->
                    new Moved<>(seat, anyOutOfSight(seat.index()));
            case Moved<Move>(var seat, Order _) when !isOpen() && !viewer.sitsIn(seat.index()) ->
                    new Moved<>(seat, anyOrder(seat.index()));
            case Rolled<Move> _
                    when before.stage() == Stage.ORDER_CARD && !viewer.sitsIn(drawer()) ->
                    new Rolled<>(random.nextInt(OrderCard.KINDS));
            case Moved<Move> _, Rolled<Move> _ -> next;
        };
    }

    private Move anyOrder(int seat) {
        if (book.left(seat) == 0) book.left(seat, 1);
        return anyOption(seat);
    }

    private int drawer() {
        return before.seatAt((before.position() + before.extra().orders().step()) % before.seats());
    }
}
