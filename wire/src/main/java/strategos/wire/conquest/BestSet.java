package strategos.wire.conquest;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import strategos.conquest.move.Move.Trade;
import strategos.conquest.view.View;

/**
 * Chooses the best set to trade: the most valuable one, and among equals the cheapest: first one
 * with extra armies, then one without wild cards, then one with the fewest cards that could bring
 * extra armies later.
 */
final class BestSet {

    private final View view;

    BestSet(View view) {
        this.view = view;
    }

    List<Integer> of(Collection<List<Integer>> sets) {
        return sets.stream()
                .min(
                        Comparator.<List<Integer>>comparingInt(set -> -value(set))
                                .thenComparingInt(set -> matching(set) > 0 ? 0 : 1)
                                .thenComparingLong(this::wilds)
                                .thenComparingLong(this::matching))
                .orElseThrow();
    }

    int value(List<Integer> set) {
        return view.cards().setValue(new Trade(set.get(0), set.get(1), set.get(2), Trade.NONE));
    }

    private long wilds(List<Integer> set) {
        return set.stream().filter(view.cards().types()::isWild).count();
    }

    private long matching(List<Integer> set) {
        return set.stream().filter(this::isMatching).count();
    }

    private boolean isMatching(int card) {
        return !view.cards().types().isWild(card) && view.owner(card) == view.seat();
    }
}
