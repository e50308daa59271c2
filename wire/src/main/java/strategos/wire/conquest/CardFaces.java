package strategos.wire.conquest;

import java.util.List;
import strategos.conquest.view.View;

/** Creates face-up cards. */
final class CardFaces {

    private CardFaces() {}

    /** The cards as they look in the hands of a seat. */
    static List<Card> of(View view, List<Integer> cards, int seat) {
        return cards.stream().map(card -> of(view, card, seat)).toList();
    }

    static Card of(View view, int card, int seat) {
        String name = view.notation().card(card);
        return view.cards().types().isWild(card)
                ? new Card(card, name, null, Card.Type.WILD, false)
                : new Card(card, name, card, type(view, card), view.owner(card) == seat);
    }

    private static Card.Type type(View view, int card) {
        return switch (view.cards().types().type(card)) {
            case 0 -> Card.Type.INFANTRY;
            case 1 -> Card.Type.CAVALRY;
            default -> Card.Type.ARTILLERY;
        };
    }
}
