package strategos.conquest.odds;

import java.util.stream.DoubleStream;

/** The probability of each number of successes in independent trials. */
final class Binomial {

    private Binomial() {}

    /**
     * Worked out from the likeliest number to both sides, so that the largest chances, which no
     * power of a small number enters, carry the others.
     */
    static double[] chances(int tries, int percent) {
        double[] chances = new double[tries + 1];
        if (percent == 0 || percent == 100) {
            chances[percent == 0 ? 0 : tries] = 1;
            return chances;
        }
        double ratio = percent / (100.0 - percent);
        int likeliest = (int) ((tries + 1L) * percent / 100);
        chances[Math.min(tries, likeliest)] = 1;
        for (int k = Math.min(tries, likeliest) + 1; k <= tries; k++)
            chances[k] = chances[k - 1] * ratio * (tries - k + 1) / k;
        for (int k = Math.min(tries, likeliest) - 1; k >= 0; k--)
            chances[k] = chances[k + 1] / ratio * (k + 1) / (tries - k);
        double total = DoubleStream.of(chances).sum();
        for (int k = 0; k <= tries; k++) chances[k] /= total;
        return chances;
    }

    /** The same with all that is beyond a number counted as that number. */
    static double[] chancesUpTo(int most, int tries, int percent) {
        double[] all = chances(tries, percent);
        double[] capped = new double[Math.min(most, tries) + 1];
        for (int k = 0; k <= tries; k++) capped[Math.min(k, capped.length - 1)] += all[k];
        return capped;
    }
}
