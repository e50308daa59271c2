package strategos.conquest.orders;

import strategos.conquest.battle.DiceLimits;
import strategos.conquest.rules.Structure.Together;

/**
 * The modifiers of a battle of orders: ten percentage points for what would be one on the highest
 * die with dice, and for a die that a side in debt may not roll.
 */
public final class OrderTerms {

    private static final int POINTS = 10;

    private OrderTerms() {}

    /** The rules of a battle that would be fought on these terms if there were dice. */
    public static Together of(Together rules, DiceLimits terms) {
        if (terms.equals(DiceLimits.PRINTED)) return rules;
        int attackers = Math.max(0, terms.edge()) - DiceLimits.PRINTED.attack() + terms.attack();
        int defenders = Math.max(0, -terms.edge()) - DiceLimits.PRINTED.defend() + terms.defend();
        return new Together(
                rules.given(),
                Math.clamp(rules.attackersKill() + POINTS * attackers, 0, 100),
                Math.clamp(rules.defendersKill() + POINTS * defenders, 0, 100),
                rules.luck(),
                rules.cards());
    }
}
