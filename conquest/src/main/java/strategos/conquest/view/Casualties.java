package strategos.conquest.view;

import strategos.conquest.battle.Dice;
import strategos.conquest.battle.Losses;

/**
 * What a round of dice cost both sides, as it shows on the ground: dice alone do not tell edges.
 */
public final class Casualties {

    private Casualties() {}

    public static Losses of(Phase.Battle battle, View before, View after) {
        int to = battle.to();
        boolean conquered = after.owner(to) != before.owner(to);
        int defender = before.armies(to) - (conquered ? 0 : after.armies(to));
        return new Losses(
                Dice.compared(battle.attackDice(), battle.defendDice()) - defender, defender);
    }
}
