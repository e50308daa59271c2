package strategos.terminal.conquest;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import strategos.conquest.move.OrderCard;
import strategos.conquest.orders.Giving;
import strategos.conquest.view.OrderSheet;
import strategos.conquest.view.View;
import strategos.terminal.shell.Enumeration;

/** The order cards and the orders of a player, as text. */
final class OrderHand {

    private OrderHand() {}

    static String name(OrderCard card) {
        return card.name().toLowerCase(Locale.ROOT);
    }

    /** Each kind of card that the viewer holds, with what can be done with it. */
    static List<String> cards(View view) {
        OrderSheet sheet = view.orders();
        List<String> lines =
                Stream.of(OrderCard.values())
                        .filter(card -> sheet.cards(card) > 0)
                        .map(
                                card ->
                                        "%d × %s: %s"
                                                .formatted(
                                                        sheet.cards(card), name(card), use(card)))
                        .toList();
        return lines.isEmpty()
                ? List.of(
                        "You hold no cards. Conquer a territory to draw one at the end of the"
                                + " turn.")
                : lines;
    }

    /** The cards in a few words, or nothing. */
    static String brief(View view) {
        List<String> held =
                Stream.of(OrderCard.values())
                        .filter(card -> view.orders().cards(card) > 0)
                        .map(card -> counted(view.orders().cards(card), name(card)))
                        .toList();
        return held.isEmpty() ? "" : "Cards: " + Enumeration.of(held) + ".";
    }

    private static String counted(int number, String name) {
        return number == 1 ? name : number + " × " + name;
    }

    private static String use(OrderCard card) {
        return switch (card) {
            case BOMB -> "'bomb TERRITORY' destroys half of an opponent's armies next to you";
            case REINFORCEMENT ->
                    "'reinforce' gives you " + Giving.REINFORCEMENT + " more to deploy";
            case BLOCKADE ->
                    "'blockade TERRITORY' triples the armies on yours and makes it neutral";
            case AIRLIFT -> "'airlift FROM TO [ARMIES]' moves or attacks at any distance";
            case DIPLOMACY -> "'negotiate PLAYER' makes peace until the turn ends";
        };
    }

    /**
     * The orders that have been given: the viewer's own by number, or those of all players where
     * everyone sees them.
     */
    static List<String> orders(View view, ConquestPlayers players) {
        if (view.orders().areOpen()) return shown(view, players);
        var given = view.orders().given();
        if (given.isEmpty()) return List.of("You have given no orders yet.");
        return Stream.iterate(0, i -> i < given.size(), i -> i + 1)
                .map(i -> "%3d  %s".formatted(i + 1, view.notation().write(given.get(i))))
                .toList();
    }

    private static List<String> shown(View view, ConquestPlayers players) {
        var shown = view.orders().shown();
        if (shown.isEmpty()) return List.of("Nobody has given an order yet.");
        return shown.stream()
                .map(
                        given ->
                                "%s  %s"
                                        .formatted(
                                                players.mark(given.seat()),
                                                view.notation().write(given.order())))
                .toList();
    }
}
