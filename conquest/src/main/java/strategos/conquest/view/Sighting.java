package strategos.conquest.view;

import java.util.Optional;
import strategos.conquest.move.Order;
import strategos.conquest.move.Order.Advance;
import strategos.conquest.move.Order.Airlift;
import strategos.conquest.move.Order.Blockade;
import strategos.conquest.move.Order.Bomb;
import strategos.conquest.move.Order.Deploy;
import strategos.conquest.move.Order.Negotiate;
import strategos.conquest.move.Order.Reinforce;
import strategos.conquest.orders.Executed;
import strategos.conquest.orders.Executed.Carried;
import strategos.conquest.orders.Executed.Lapsed;
import strategos.conquest.orders.Executed.Skipped;
import strategos.conquest.orders.OrderCode;
import strategos.conquest.orders.Skip;
import strategos.conquest.state.OrderBook;
import strategos.conquest.state.State;

/**
 * What a viewer sees in fog of an order that is carried out, or given publicly: all of it if it
 * sees every territory involved, one end if it sees one, and otherwise nothing.
 * docs/rules/warzone.md#in-fog
 */
record Sighting(View view) {

    Optional<Executed> last(OrderBook book) {
        int by = book.lastSeat();
        if (by == State.NOBODY) return Optional.empty();
        Skip skip = Skip.of(book.lastSkip());
        Order order = OrderCode.order(book.lastOrder());
        int round = book.lastRound();
        if (skip == Skip.NOT_SKIPPED) return carried(by, round, order, book.lastArmies());
        if (by == view.seat() || view.looksBack())
            return Optional.of(new Skipped(by, round, order, skip));
        return view.knows(by) ? Optional.of(new Lapsed(by, round)) : Optional.empty();
    }

    private Optional<Executed> carried(int by, int round, Order order, int armies) {
        return of(by, order)
                .map(
                        seen ->
                                new Carried(
                                        by,
                                        round,
                                        seen,
                                        seen.equals(order) ? armies : View.UNKNOWN));
    }

    /** As much of an order of a seat as the viewer sees of its places. */
    Optional<Order> of(int by, Order order) {
        return isSeen(by, order) ? Optional.of(order) : glimpsed(order);
    }

    private boolean isSeen(int by, Order order) {
        return view.knows(by)
                || switch (order) {
                    case Deploy(int territory, _) -> view.sees(territory);
                    case Bomb(int territory) -> view.sees(territory);
                    case Blockade(int territory) -> view.sees(territory);
                    case Advance(int from, int to, _) -> view.sees(from) && view.sees(to);
                    case Airlift(int from, int to, _) -> view.sees(from) && view.sees(to);
                    case Negotiate(int other) -> view.knows(other);
                    case Reinforce() -> false;
                };
    }

    /** Armies that come or go are seen at either end; how many they are shows on the board. */
    private Optional<Order> glimpsed(Order order) {
        return switch (order) {
            case Advance(int from, int to, _) when view.sees(from) || view.sees(to) ->
                    Optional.of(new Advance(end(from), end(to), View.UNKNOWN));
            case Airlift(int from, int to, _) when view.sees(from) || view.sees(to) ->
                    Optional.of(new Airlift(end(from), end(to), View.UNKNOWN));
            default -> Optional.empty();
        };
    }

    private int end(int territory) {
        return view.sees(territory) ? territory : View.UNKNOWN;
    }
}
