package strategos.bench;

import java.util.Arrays;

/** Computes medians. */
final class Medians {

    private Medians() {}

    static double of(double... numbers) {
        double[] sorted = numbers.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
