package strategos.conquest.battle;

/** The exact odds of one round with a given pair of dice, counted over every way they can fall. */
public final class RoundOdds {

    private static final RoundOdds[] TABLE = everyPair();

    private final int attackDice;
    private final int defendDice;
    private final int[] ways;

    private RoundOdds(int attackDice, int defendDice) {
        this.attackDice = attackDice;
        this.defendDice = defendDice;
        this.ways = new int[Dice.compared(attackDice, defendDice) + 1];
        for (int outcome = 0; outcome < outcomes(); outcome++) {
            ways[Dice.attackerLosses(attackDice, defendDice, outcome)]++;
        }
    }

    public static RoundOdds of(int attackDice, int defendDice) {
        if (attackDice < 1 || attackDice > Dice.MOST || defendDice < 1 || defendDice > Dice.MOST) {
            throw new IllegalArgumentException(
                    "a round takes 1 to %d dice a side, not %d against %d"
                            .formatted(Dice.MOST, attackDice, defendDice));
        }
        return TABLE[Dice.pairIndex(attackDice, defendDice)];
    }

    public int attackDice() {
        return attackDice;
    }

    public int defendDice() {
        return defendDice;
    }

    /** How many armies the round costs both sides together. */
    public int compared() {
        return ways.length - 1;
    }

    /** How many ways the dice can fall. */
    public int outcomes() {
        return Dice.outcomes(attackDice + defendDice);
    }

    /**
     * In how many of them the attacker loses exactly this many armies, and the defender the rest.
     */
    public int ways(int attackerLosses) {
        return ways[attackerLosses];
    }

    public Fraction chance(int attackerLosses) {
        return new Fraction(ways(attackerLosses), outcomes());
    }

    private static RoundOdds[] everyPair() {
        RoundOdds[] table = new RoundOdds[Dice.pairIndexes()];
        for (int attackDice = 1; attackDice <= Dice.MOST; attackDice++) {
            for (int defendDice = 1; defendDice <= Dice.MOST; defendDice++) {
                table[Dice.pairIndex(attackDice, defendDice)] =
                        new RoundOdds(attackDice, defendDice);
            }
        }
        return table;
    }
}
