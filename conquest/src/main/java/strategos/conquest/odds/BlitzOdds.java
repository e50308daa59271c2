package strategos.conquest.odds;

import java.util.Optional;
import strategos.conquest.battle.DiceLimits;

/**
 * The exact odds of an attack to the last army, for display.
 *
 * @param win the chance that the territory falls
 * @param attackersLeft the average number of armies that the attacker has left, win or lose, in
 *     total
 */
public record BlitzOdds(double win, double attackersLeft) {

    /**
     * The odds of a number of armies, one of which stays behind, against a number of defenders.
     * Nothing where a side has more than {@link Assault#MOST_ARMIES}: that would have to be
     * guessed.
     */
    public static Optional<BlitzOdds> of(int armies, int defenders, DiceLimits dice) {
        if (Math.max(armies, defenders) > Assault.MOST_ARMIES) return Optional.empty();
        return inTable(armies, defenders, dice)
                .or(() -> Optional.of(workedOut(armies, defenders, dice)));
    }

    /**
     * The same where it costs next to nothing, and nothing where it would have to be worked out.
     */
    public static Optional<BlitzOdds> inTable(int armies, int defenders, DiceLimits dice) {
        if (!WinTable.isExact(armies, defenders)) return Optional.empty();
        WinTable table = WinTable.of(dice);
        return Optional.of(
                new BlitzOdds(
                        table.chance(armies, defenders), table.attackersLeft(armies, defenders)));
    }

    /**
     * The chance alone, at a cost that hardly grows with the battle: exact where it is in the
     * table, and an estimate beyond.
     */
    public static WinChance chance(int armies, int defenders, DiceLimits dice) {
        return WinTable.isExact(armies, defenders)
                ? WinChance.exact(WinTable.of(dice).chance(armies, defenders))
                : new WinChance(LargeBattle.win(armies, defenders, dice), true);
    }

    private static BlitzOdds workedOut(int armies, int defenders, DiceLimits dice) {
        if (armies < 2) return new BlitzOdds(0, armies);
        var odds = Assault.of(armies, defenders).withDice(dice).odds();
        return new BlitzOdds(odds.win(), odds.inAnyCase().attackers().mean());
    }
}
