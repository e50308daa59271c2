package strategos.arena.tournament;

/**
 * The sequential probability ratio test of whether a bot is better than those it plays against: one
 * of it at a table, the other bot in all other seats. The hypotheses are Elo differences.
 *
 * <p>The observations are shares of the points of rotations. Their distribution is approximated by
 * a normal one with the variance of the sample; to the sample belongs one rotation of independent
 * matches, so that the first few equal results decide nothing. docs/decisions/0033
 */
public final class Sprt {

    /** The probability of each wrong answer, at the two hypotheses. */
    public static final double ERROR = 0.05;

    private static final double BOUND = Math.log((1 - ERROR) / ERROR);

    /** The answer of a test. */
    public enum Verdict {
        /** Better: the higher difference fits, the lower one does not. */
        YES,
        /** Not better: the lower difference fits, the higher one does not. */
        NO,
        /** More matches are needed. */
        OPEN
    }

    /**
     * The two differences that a test tells apart.
     *
     * @param low the bot is not better if it is better by no more than this
     * @param high it is better if it is better by at least this
     */
    public record Hypotheses(double low, double high) {

        public static final Hypotheses USUAL = new Hypotheses(0, 20);

        public Hypotheses {
            if (!(low < high) || !Double.isFinite(low) || !Double.isFinite(high))
                throw new IllegalArgumentException(
                        "a test needs a lower and a higher difference, not %s and %s"
                                .formatted(low, high));
        }
    }

    private final Hypotheses hypotheses;
    private final int seats;
    private final double low;
    private final double high;
    private int rotations;
    private double sum;
    private double squares;

    public Sprt(Hypotheses hypotheses, int seats) {
        this.hypotheses = hypotheses;
        this.seats = seats;
        low = share(hypotheses.low(), seats);
        high = share(hypotheses.high(), seats);
    }

    /** The share of wins of one bot that is better by this much than all others at its table. */
    public static double share(double elo, int seats) {
        double strength = Math.pow(10, elo / 400);
        return strength / (strength + seats - 1);
    }

    /** The difference that leads to a share of wins; infinite for none or all. */
    public static double elo(double share, int seats) {
        return 400 * Math.log10(share * (seats - 1) / (1 - share));
    }

    /** Adds a rotation by its share of the points, from 0 to 1. */
    public void add(double share) {
        rotations++;
        sum += share;
        squares += share * share;
    }

    public Hypotheses hypotheses() {
        return hypotheses;
    }

    public int rotations() {
        return rotations;
    }

    /** The logarithm of how much better the higher difference explains the results. */
    public double logLikelihoodRatio() {
        if (rotations == 0) return 0;
        double mean = sum / rotations;
        double even = 1.0 / seats;
        double independent = even * (1 - even) / seats;
        double variance = (squares - sum * mean + independent) / rotations;
        return rotations * (high - low) * (2 * mean - low - high) / (2 * variance);
    }

    public Verdict verdict() {
        double ratio = logLikelihoodRatio();
        if (ratio >= BOUND) return Verdict.YES;
        return ratio <= -BOUND ? Verdict.NO : Verdict.OPEN;
    }
}
