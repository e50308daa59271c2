package strategos.wire.conquest;

import java.util.ArrayList;
import java.util.List;
import strategos.conquest.rules.CardRules.Drawn;
import strategos.conquest.rules.CardRules.Traded;
import strategos.conquest.rules.Fortify;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.rules.Structure;

/** A stage of a turn, as shown to players. */
public enum TurnPhase {
    REINFORCE,
    TRADE,
    ATTACK,
    FORTIFY,
    DRAW_CARD,
    ORDERS,
    EXECUTE;

    /**
     * The phases of a turn, in order. Where sets are turned in while armies are placed, neither
     * that nor drawing a card counts as a phase. docs/rules/academy.md#the-five-phases
     */
    static List<TurnPhase> of(Ruleset rules) {
        if (rules.structure() instanceof Structure.Together) return List.of(ORDERS, EXECUTE);
        boolean countsCards = rules.cards().traded() == Traded.AFTER_PLACING;
        var drawn = countsCards ? rules.cards().drawn() : Drawn.NEVER;
        List<TurnPhase> phases = new ArrayList<>();
        phases.add(REINFORCE);
        if (countsCards) phases.add(TRADE);
        phases.add(ATTACK);
        if (drawn == Drawn.AFTER_ATTACKING) phases.add(DRAW_CARD);
        if (rules.fortify() != Fortify.NONE) phases.add(FORTIFY);
        if (drawn == Drawn.AFTER_FORTIFYING) phases.add(DRAW_CARD);
        return phases;
    }
}
