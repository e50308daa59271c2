package strategos.conquest.odds;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import strategos.conquest.battle.DiceLimits;
import strategos.conquest.battle.RoundOdds;

/**
 * A lookup table for bots with the odds of single battles fought to the end, at a few nanoseconds
 * per lookup.
 *
 * <p>Exact up to {@link #EXACT_UP_TO} armies per side. Beyond that, it answers with a smaller
 * battle that is about as even. People are shown {@link BlitzOdds}.
 */
public final class WinTable {

    static final int EXACT_UP_TO = 255;

    private static final int WIDTH = EXACT_UP_TO + 1;

    private static final Map<DiceLimits, WinTable> TABLES = new ConcurrentHashMap<>();

    private final double[] win = new double[WIDTH * WIDTH];
    private final double[] attackersLeft = new double[WIDTH * WIDTH];
    private final double defendersPerAttacker;

    private WinTable(DiceLimits dice) {
        RoundChances rounds = new RoundChances(dice);
        Prospects.visit(
                EXACT_UP_TO,
                EXACT_UP_TO,
                rounds,
                _ -> 1,
                0,
                (armies, defenders, chance) -> win[index(armies, defenders)] = chance);
        Prospects.visit(
                EXACT_UP_TO,
                EXACT_UP_TO,
                rounds,
                armies -> armies,
                1,
                (armies, defenders, left) -> attackersLeft[index(armies, defenders)] = left);
        defendersPerAttacker = exchange(RoundOdds.of(dice.attack(), dice.defend(), dice.edge()));
    }

    /** The table for these dice; each is made once. */
    public static WinTable of(DiceLimits dice) {
        return TABLES.computeIfAbsent(dice, WinTable::new);
    }

    /**
     * The probability that a number of armies, one of which stays behind, beats a number of
     * defenders.
     */
    public double chance(int armies, int defenders) {
        return isExact(armies, defenders)
                ? win[index(armies, defenders)]
                : ofSmallerBattle(win, armies, defenders);
    }

    /** The armies that the attacker can expect to have left, win or lose, all of them counted. */
    public double attackersLeft(int armies, int defenders) {
        if (isExact(armies, defenders)) {
            return attackersLeft[index(armies, defenders)];
        }
        double left = ofSmallerBattle(attackersLeft, armies, defenders);
        return Math.max(left / Math.sqrt(shrinking(armies, defenders)), margin(armies, defenders));
    }

    /**
     * What a table says of the battle shrunk to half its size. Luck grows with the root of the
     * number of rounds, so the odds stay about the same when the attacker's margin shrinks only by
     * the root of what both sides shrink by.
     */
    private double ofSmallerBattle(double[] table, int armies, int defenders) {
        double shrinking = shrinking(armies, defenders);
        int fewer = Math.max(1, (int) Math.round(defenders * shrinking));
        double even = fewer / defendersPerAttacker;
        double match = even + margin(armies, defenders) * Math.sqrt(shrinking);
        double within = Math.clamp(match, 1, EXACT_UP_TO - 1);
        int below = (int) within;
        double above = within - below;
        return (1 - above) * table[index(below, fewer)] + above * table[index(below + 1, fewer)];
    }

    private static double shrinking(int armies, int defenders) {
        return EXACT_UP_TO / 2.0 / Math.max(armies, defenders);
    }

    /** The attackers left over if the dice fell as they do on average. */
    private double margin(int armies, int defenders) {
        return armies - defenders / defendersPerAttacker;
    }

    private static double exchange(RoundOdds odds) {
        double attackerLosses = 0;
        for (int losses = 1; losses <= odds.compared(); losses++) {
            attackerLosses += losses * odds.chance(losses).value();
        }
        return (odds.compared() - attackerLosses) / attackerLosses;
    }

    /** Whether the answers are exact for this number of armies. */
    static boolean isExact(int armies, int defenders) {
        return armies <= EXACT_UP_TO && defenders <= EXACT_UP_TO;
    }

    /** Defenders are mostly few, so that the numbers in use stay close together. */
    private static int index(int armies, int defenders) {
        return defenders * WIDTH + armies;
    }
}
