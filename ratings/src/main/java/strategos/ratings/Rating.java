package strategos.ratings;

/**
 * An estimate of a player's skill: a normal distribution.
 *
 * @param mean the most likely skill
 * @param deviation its standard deviation, how uncertain the estimate is
 */
public record Rating(double mean, double deviation) {

    /** The rating before the first match, on the scale of OpenSkill. */
    public static final Rating INITIAL = new Rating(25, 25.0 / 3);

    /** How much a skill may have changed since the last match, so that no rating ever freezes. */
    private static final double DRIFT = 25.0 / 300;

    /** Shown ratings begin at 1500, which players know from other games. */
    private static final double SHOWN_SCALE = 60;

    /** How far below the mean a skill surely is not. */
    private static final double CERTAIN = 3;

    public Rating {
        if (!Double.isFinite(mean) || !(deviation > 0) || !Double.isFinite(deviation))
            throw new IllegalArgumentException("no rating: " + mean + " ± " + deviation);
    }

    double variance() {
        return deviation * deviation;
    }

    /** The same skill some time later: a little less certain. */
    public Rating later() {
        return new Rating(mean, Math.hypot(deviation, DRIFT));
    }

    /** The number that people see, 1500 at first. */
    public int shown() {
        return (int) Math.round(mean * SHOWN_SCALE);
    }

    /** The uncertainty of the number that people see: one standard deviation. */
    public int shownDeviation() {
        return (int) Math.round(deviation * SHOWN_SCALE);
    }

    /** The skill that is almost certainly reached, which players are sorted by; 0 at first. */
    public double certain() {
        return mean - CERTAIN * deviation;
    }
}
