package strategos.arena;

/** A confidence interval of a share. */
public record Interval(double low, double high) {

    /** How many standard deviations to either side hold 95 % of a normal distribution. */
    public static final double Z95 = 1.959963984540054;

    /** Wilson's 95 % interval of a share of wins; always within 0 to 1. */
    public static Interval wilson(long wins, long games) {
        if (games < 1 || wins < 0 || wins > games)
            throw new IllegalArgumentException(wins + " wins in " + games + " games");
        return ofPoints((double) wins, games);
    }

    /**
     * The same of a share of points. A match gives a seat 0 to 1 points, which varies no more than
     * wins and losses do.
     */
    public static Interval ofPoints(double points, long games) {
        double share = points / games;
        double z2 = Z95 * Z95;
        double scale = 1 + z2 / games;
        double centre = (share + z2 / (2 * games)) / scale;
        double reach =
                Z95 * Math.sqrt(share * (1 - share) / games + z2 / (4.0 * games * games)) / scale;
        return new Interval(Math.max(0, centre - reach), Math.min(1, centre + reach));
    }

    public boolean contains(double share) {
        return low <= share && share <= high;
    }
}
