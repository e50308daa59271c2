package strategos.conquest.battle;

/** The exact odds of one round with given numbers of dice, counted over all outcomes. */
public final class RoundOdds {

    private static final RoundOdds[] TABLE = everyPair(0);

    private final int attackDice;
    private final int defendDice;
    private final int[] ways;

    /** The odds by edge, computed on demand: most matches have no edges. */
    private static final class Edged {

        private static final RoundOdds[][] TABLES = new RoundOdds[2 * Dice.MOST_EDGE + 1][];

        static {
            for (int edge = -Dice.MOST_EDGE; edge <= Dice.MOST_EDGE; edge++)
                TABLES[edge + Dice.MOST_EDGE] = edge == 0 ? TABLE : everyPair(edge);
        }

        private Edged() {}
    }

    private RoundOdds(int attackDice, int defendDice, int edge) {
        this.attackDice = attackDice;
        this.defendDice = defendDice;
        this.ways = new int[Dice.compared(attackDice, defendDice) + 1];
        for (int outcome = 0; outcome < outcomes(); outcome++) {
            ways[Dice.attackerLosses(attackDice, defendDice, outcome, edge)]++;
        }
    }

    public static RoundOdds of(int attackDice, int defendDice) {
        if (attackDice < 1 || attackDice > Dice.MOST || defendDice < 1 || defendDice > Dice.MOST) {
            throw new IllegalArgumentException(
                    "a round takes 1 to %d dice per side, not %d against %d"
                            .formatted(Dice.MOST, attackDice, defendDice));
        }
        return TABLE[Dice.pairIndex(attackDice, defendDice)];
    }

    /** The odds where something is added to the attacker's highest die, or to the defender's. */
    public static RoundOdds of(int attackDice, int defendDice, int edge) {
        if (edge == 0) return of(attackDice, defendDice);
        requireEdge(edge);
        return Edged.TABLES[edge + Dice.MOST_EDGE][Dice.pairIndex(attackDice, defendDice)];
    }

    static void requireEdge(int edge) {
        if (Math.abs(edge) > Dice.MOST_EDGE)
            throw new IllegalArgumentException(
                    "at most %d is added to a die, not %d".formatted(Dice.MOST_EDGE, edge));
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

    private static RoundOdds[] everyPair(int edge) {
        RoundOdds[] table = new RoundOdds[Dice.pairIndexes()];
        for (int attackDice = 1; attackDice <= Dice.MOST; attackDice++) {
            for (int defendDice = 1; defendDice <= Dice.MOST; defendDice++) {
                table[Dice.pairIndex(attackDice, defendDice)] =
                        new RoundOdds(attackDice, defendDice, edge);
            }
        }
        return table;
    }
}
