package strategos.conquest.battle;

/**
 * The share of luck in a battle of orders: a percentage of the kills is rolled, and the rest is the
 * expected number. docs/rules/warzone.md#luck
 *
 * @param percent 100 for what is rolled alone, 0 for what is to be expected alone
 */
public record Luck(int percent) {

    /** One kill, in the parts that kills are counted in before they are rounded. */
    public static final int ONE = 10_000;

    private static final int HUNDRED = 100;

    public boolean isRolled() {
        return percent > 0;
    }

    /**
     * The kills, in fractions, of armies with a kill probability that have rolled a number of
     * kills.
     */
    public long parts(int armies, int chancePercent, int rolled) {
        return (long) (HUNDRED - percent) * armies * chancePercent
                + (long) percent * HUNDRED * rolled;
    }

    /**
     * Whole kills: rounded up if the draw, a number below {@link #ONE}, falls among the parts
     * beyond.
     */
    public static int rounded(long parts, int draw) {
        return (int) (parts / ONE) + (draw < parts % ONE ? 1 : 0);
    }

    public static boolean isWhole(long parts) {
        return parts % ONE == 0;
    }
}
