package strategos.conquest.orders;

import java.util.Optional;
import strategos.conquest.move.OrderCard;

/** The kind of an encoded order. Reinforcement cards take effect at once, so they have none. */
public enum OrderKind {
    DEPLOY(Optional.empty()),
    ADVANCE(Optional.empty()),
    BOMB(Optional.of(OrderCard.BOMB)),
    BLOCKADE(Optional.of(OrderCard.BLOCKADE)),
    AIRLIFT(Optional.of(OrderCard.AIRLIFT)),
    NEGOTIATE(Optional.of(OrderCard.DIPLOMACY));

    private static final OrderKind[] ALL = values();

    private final Optional<OrderCard> card;

    OrderKind(Optional<OrderCard> card) {
        this.card = card;
    }

    static OrderKind of(int number) {
        return ALL[number];
    }

    /** The card that it takes to give such an order. */
    Optional<OrderCard> card() {
        return card;
    }
}
