package strategos.bots.conquest;

import org.jspecify.annotations.Nullable;
import strategos.conquest.battle.Dice;
import strategos.conquest.battle.DiceLimits;
import strategos.conquest.odds.WinTable;
import strategos.conquest.view.View;

/** The exact odds of battles with the modifiers that the viewer knows: edges and debts. */
final class BattleOdds {

    private static final WinTable PRINTED = WinTable.of(DiceLimits.PRINTED);

    private static final int EDGES = 2 * Dice.MOST_EDGE + 1;

    private final @Nullable WinTable[] tables =
            new @Nullable WinTable[(Dice.MOST + 1) * (Dice.MOST + 1) * EDGES];

    private @Nullable View view;

    void look(View view) {
        this.view = view.hasSpecialTerms() ? view : null;
    }

    /** The odds of an attack of the viewer's from one territory on another. */
    WinTable between(int from, int to) {
        return view == null ? PRINTED : on(view.terms(from, to));
    }

    private WinTable on(DiceLimits terms) {
        int index =
                (terms.attack() * (Dice.MOST + 1) + terms.defend()) * EDGES
                        + terms.edge()
                        + Dice.MOST_EDGE;
        WinTable known = tables[index];
        if (known != null) return known;
        WinTable table = WinTable.of(terms);
        tables[index] = table;
        return table;
    }
}
