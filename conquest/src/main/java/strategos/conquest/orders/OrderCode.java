package strategos.conquest.orders;

import strategos.conquest.move.Order;
import strategos.conquest.move.Order.Advance;
import strategos.conquest.move.Order.Airlift;
import strategos.conquest.move.Order.Blockade;
import strategos.conquest.move.Order.Bomb;
import strategos.conquest.move.Order.Deploy;
import strategos.conquest.move.Order.Negotiate;
import strategos.conquest.move.Order.Reinforce;

/**
 * The encoding of an order as a number in an order book: its kind, source, target or partner, and
 * number of armies.
 */
public final class OrderCode {

    private static final int KIND_SHIFT = 56;
    private static final int FROM_SHIFT = 44;
    private static final int TO_SHIFT = 32;
    private static final int PLACE_MASK = 0xFFF;

    private OrderCode() {}

    public static long of(OrderKind kind, int from, int to, int armies) {
        return (long) kind.ordinal() << KIND_SHIFT
                | (long) from << FROM_SHIFT
                | (long) to << TO_SHIFT
                | armies;
    }

    /** An order that is about one territory. */
    public static long at(OrderKind kind, int territory) {
        return of(kind, territory, territory, 0);
    }

    public static long of(Order order) {
        return switch (order) {
            case Deploy(int territory, int armies) ->
                    of(OrderKind.DEPLOY, territory, territory, armies);
            case Advance(int from, int to, int armies) -> of(OrderKind.ADVANCE, from, to, armies);
            case Bomb(int territory) -> at(OrderKind.BOMB, territory);
            case Blockade(int territory) -> at(OrderKind.BLOCKADE, territory);
            case Airlift(int from, int to, int armies) -> of(OrderKind.AIRLIFT, from, to, armies);
            case Negotiate(int seat) -> of(OrderKind.NEGOTIATE, 0, seat, 0);
            case Reinforce() ->
                    throw new IllegalArgumentException("reinforcements take effect at once");
        };
    }

    public static Order order(long code) {
        return switch (kind(code)) {
            case DEPLOY -> new Deploy(to(code), armies(code));
            case ADVANCE -> new Advance(from(code), to(code), armies(code));
            case BOMB -> new Bomb(to(code));
            case BLOCKADE -> new Blockade(to(code));
            case AIRLIFT -> new Airlift(from(code), to(code), armies(code));
            case NEGOTIATE -> new Negotiate(to(code));
        };
    }

    static OrderKind kind(long code) {
        return OrderKind.of((int) (code >>> KIND_SHIFT));
    }

    public static int from(long code) {
        return (int) (code >>> FROM_SHIFT) & PLACE_MASK;
    }

    /** The territory, or the seat, that the order is aimed at. */
    public static int to(long code) {
        return (int) (code >>> TO_SHIFT) & PLACE_MASK;
    }

    public static int armies(long code) {
        return (int) code;
    }
}
