package strategos.learn.page;

import strategos.arena.Interval;

/** A number with the ends of its 95 % interval. */
public record Estimate(double value, double low, double high) {

    /** A number that is not uncertain. */
    public static Estimate exact(double value) {
        return new Estimate(value, value, value);
    }

    /** A number with its standard error. */
    public static Estimate of(double value, double error) {
        return new Estimate(value, value - Interval.Z95 * error, value + Interval.Z95 * error);
    }

    /** A share of points in a number of matches. */
    public static Estimate share(double points, int matches) {
        var interval = Interval.ofPoints(points, matches);
        return new Estimate(points / matches, interval.low(), interval.high());
    }

    /** The same in another unit. */
    public Estimate times(double factor) {
        return new Estimate(value * factor, low * factor, high * factor);
    }

    /** Whether there is a number at all. */
    public boolean isKnown() {
        return Double.isFinite(value) && Double.isFinite(low) && Double.isFinite(high);
    }

    /** Half of the width of the interval. */
    public double reach() {
        return (high - low) / 2;
    }

    /** Whether the interval leaves out this number. */
    public boolean differsFrom(double other) {
        return isKnown() && (low > other || high < other);
    }
}
