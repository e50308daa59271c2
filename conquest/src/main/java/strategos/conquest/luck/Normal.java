package strategos.conquest.luck;

/** The standard normal distribution. */
final class Normal {

    /** Coefficients of a Chebyshev fit to the complementary error function, lowest power first. */
    private static final double[] FIT = {
        -1.26551223,
        1.00002368,
        0.37409196,
        0.09678418,
        -0.18628806,
        0.27886807,
        -1.13520398,
        1.48851587,
        -0.82215223,
        0.17087277
    };

    private Normal() {}

    /** The probability of a score at least this high, at most 1.2e-7 of it off. */
    static double tail(double score) {
        double x = Math.abs(score) / Math.sqrt(2);
        double t = 1 / (1 + x / 2);
        double fit = 0;
        for (int power = FIT.length - 1; power >= 0; power--) fit = fit * t + FIT[power];
        double tail = t * Math.exp(fit - x * x) / 2;
        return score >= 0 ? tail : 1 - tail;
    }
}
