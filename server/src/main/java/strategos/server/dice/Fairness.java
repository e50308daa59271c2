package strategos.server.dice;

import java.util.List;

/** How well counted dice agree with chance. */
final class Fairness {

    private static final double FACES = 6;

    /** Longer runs have no probability worth adding. */
    private static final int LONGEST_RUN = 200;

    private Fairness() {}

    /** The sum of squared deviations from equal counts, each divided by the count expected. */
    static double chiSquare(List<Long> counts) {
        double expected = counts.stream().mapToLong(Long::longValue).sum() / FACES;
        if (expected == 0) return 0;
        return counts.stream()
                .mapToDouble(count -> (count - expected) * (count - expected) / expected)
                .sum();
    }

    /** The probability that fair dice deviate at least as much: chi-square with 5 degrees. */
    static double chance(double chiSquare) {
        if (chiSquare <= 0) return 1;
        double half = chiSquare / 2;
        return complementaryError(Math.sqrt(half))
                + Math.sqrt(2 * chiSquare / Math.PI) * Math.exp(-half) * (1 + chiSquare / 3);
    }

    /**
     * 1 minus the error function, to a relative error of 1.2e-7: the approximation by Chebyshev
     * fitting of Press et al., Numerical Recipes, 6.2.
     */
    private static double complementaryError(double x) {
        double[] terms = {
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
        double t = 1 / (1 + 0.5 * x);
        double power = 0;
        for (int i = terms.length - 1; i >= 0; i--) power = power * t + terms[i];
        return t * Math.exp(-x * x + power);
    }

    /** The probability that some face comes up so often in a row somewhere among fair dice. */
    static double runChance(long dice, int run) {
        if (run <= 1) return dice > 0 ? 1 : 0;
        double expectedRuns = (dice - run + 1) * Math.pow(1 / FACES, run - 1.0) * (1 - 1 / FACES);
        return -Math.expm1(-Math.max(0, expectedRuns));
    }

    /** The longest run that fair dice have on average. */
    static double expectedRun(long dice) {
        double sum = 0;
        for (int run = 1; run <= LONGEST_RUN; run++) sum += runChance(dice, run);
        return sum;
    }
}
