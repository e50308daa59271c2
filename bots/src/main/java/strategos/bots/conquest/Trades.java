package strategos.bots.conquest;

import strategos.conquest.move.Move.Trade;
import strategos.conquest.view.View;

/** Chooses the set to trade, if there are several. */
final class Trades {

    /** More than wilds and extra armies count together. */
    private static final int WORTH = 10;

    private Trades() {}

    /**
     * The set that brings most, of those one that spends the fewest wild cards, and of those one
     * that brings extra armies.
     */
    static Trade best(View view) {
        Trade best = view.cards().trade(0);
        int trades = view.cards().trades();
        for (int option = 1; option < trades; option++) {
            Trade other = view.cards().trade(option);
            if (worth(view, other) > worth(view, best)) best = other;
        }
        return best;
    }

    private static int worth(View view, Trade trade) {
        var types = view.cards().types();
        int worth = WORTH * view.cards().setValue(trade) + (trade.matching() == Trade.NONE ? 0 : 1);
        if (types.isWild(trade.first())) worth -= 2;
        if (types.isWild(trade.second())) worth -= 2;
        if (types.isWild(trade.third())) worth -= 2;
        return worth;
    }
}
