package strategos.terminal.conquest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import strategos.conquest.move.Move.Trade;
import strategos.conquest.rules.SetValue;
import strategos.conquest.view.View;
import strategos.terminal.console.TextLayout;

/** The viewer's cards, and the sets that can be made of them. */
final class CardTable {

    private static final List<String> TYPES = List.of("infantry", "cavalry", "artillery");

    /** The cards in the hand. */
    List<String> hand(View view) {
        List<String> lines = new ArrayList<>();
        var hand = view.cards().hand();
        lines.add(
                hand.isEmpty()
                        ? "You hold no cards. Take a territory on your turn to draw one."
                        : "You hold " + counted(hand.size(), "card", "cards") + ":");
        for (int card : hand) lines.add("  " + describe(view, card));
        lines.add("The next set is worth %s armies.".formatted(worth(view)));
        return lines;
    }

    /** The sets that can be traded now, the best first, numbered from 1. */
    List<String> trades(View view) {
        List<Trade> trades = best(view);
        if (trades.isEmpty()) return hand(view);
        List<String> lines = new ArrayList<>();
        lines.add("A set is worth %s armies. 'trade 1' trades the first:".formatted(worth(view)));
        for (int i = 0; i < trades.size(); i++) {
            lines.add(
                    TextLayout.right("" + (i + 1), 3)
                            + "  "
                            + describe(view, trades.get(i))
                            + (i == 0 && trades.size() > 1 ? "  (best)" : ""));
        }
        return lines;
    }

    /** What a set brings, as far as that does not depend on its cards. */
    static String worth(View view) {
        return view.rules().cards().value() instanceof SetValue.Fixed
                ? "up to " + view.cards().setValue()
                : "" + view.cards().setValue();
    }

    /**
     * All trades on offer. Better are those that bring more, those that keep wild cards, and those
     * whose extra armies come to a border.
     */
    List<Trade> best(View view) {
        return IntStream.range(0, view.cards().trades())
                .mapToObj(view.cards()::trade)
                .sorted(
                        Comparator.<Trade>comparingInt(trade -> -view.cards().setValue(trade))
                                .thenComparingInt(trade -> wilds(view, trade))
                                .thenComparing(
                                        trade -> usefulness(view, trade),
                                        Comparator.reverseOrder()))
                .toList();
    }

    private static int wilds(View view, Trade trade) {
        return (int) cards(trade).filter(view.cards().types()::isWild).count();
    }

    /** How much the extra armies are needed where they come: by the enemies that border there. */
    private static int usefulness(View view, Trade trade) {
        if (trade.matching() == Trade.NONE) return -1;
        return FrontTable.targets(view, trade.matching()).stream().mapToInt(view::armies).sum();
    }

    private static IntStream cards(Trade trade) {
        return IntStream.of(trade.first(), trade.second(), trade.third());
    }

    private String describe(View view, Trade trade) {
        String cards =
                cards(trade)
                        .mapToObj(card -> inBrief(view, card))
                        .reduce((a, b) -> a + ", " + b)
                        .orElseThrow();
        return trade.matching() == Trade.NONE
                ? cards
                : "%s; %d more on %s"
                        .formatted(
                                cards,
                                view.rules().cards().matching(),
                                view.board().name(trade.matching()));
    }

    private static String inBrief(View view, int card) {
        return view.cards().types().isWild(card)
                ? "wild"
                : view.board().name(card) + " (" + type(view, card) + ")";
    }

    /** A card as its owner reads it. */
    static String describe(View view, int card) {
        if (view.cards().types().isWild(card)) return "a wild card";
        String yours = view.owner(card) == view.seat() ? ", yours" : "";
        return "%s (%s%s)".formatted(view.board().name(card), type(view, card), yours);
    }

    private static String type(View view, int card) {
        return TYPES.get(view.cards().types().type(card));
    }

    static String counted(int number, String one, String many) {
        return number + " " + (number == 1 ? one : many);
    }
}
