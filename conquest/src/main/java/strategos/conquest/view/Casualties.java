package strategos.conquest.view;

import strategos.conquest.battle.Dice;
import strategos.conquest.battle.Losses;

/**
 * The losses of both sides in a round of dice, derived from the board: the dice alone do not show
 * edges.
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
