package strategos.conquest.rules;

/**
 * The rules of reinforcements: one army for a number of territories, with a minimum, and
 * continents.
 *
 * @param leastOf what the minimum applies to
 * @param pays when a continent begins to pay
 * @param growth the percentage of its bonus that a continent pays more with every round
 */
public record Income(int territoriesPerArmy, int least, LeastOf leastOf, Pays pays, int growth) {

    /**
     * However many rounds are played, a continent never pays more than this many times its bonus.
     */
    public static final int MOST_GROWTH = 3;

    /** More would exceed the largest number of armies in a long match. */
    private static final int MOST_LEAST = 10_000;

    public enum Pays {
        /** The seat that holds it when its turn begins. */
        AT_ONCE,
        /** The seat that has held it since before its previous turn. */
        AFTER_A_ROUND
    }

    public enum LeastOf {
        /** What the territories bring; continents come on top. */
        TERRITORIES,
        /** Territories and continents together. */
        ALL
    }

    public Income(int territoriesPerArmy, int least) {
        this(territoriesPerArmy, least, LeastOf.TERRITORIES, Pays.AT_ONCE, 0);
    }

    public Income {
        if (territoriesPerArmy < 1) {
            throw new IllegalArgumentException(
                    "one army for every " + territoriesPerArmy + " territories");
        }
        if (least < 0 || least > MOST_LEAST) {
            throw new IllegalArgumentException(
                    "the minimum income is 0 to %d, not %d".formatted(MOST_LEAST, least));
        }
        if (growth < 0 || growth > 100) {
            throw new IllegalArgumentException(
                    "continents grow by 0 to 100 percent per round, not by " + growth);
        }
    }
}
