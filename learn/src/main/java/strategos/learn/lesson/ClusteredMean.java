package strategos.learn.lesson;

import strategos.learn.page.Estimate;

/**
 * The mean of numbers that come from matches. Numbers of one match are not independent, so the
 * error is that of a ratio of two sums over the matches: the sum of the numbers, and their count.
 */
final class ClusteredMean {

    /** With fewer matches an error says nothing. */
    private static final int FEWEST = 10;

    private int matches;
    private double sum;
    private double count;
    private double sumSquares;
    private double products;
    private double countSquares;

    /** Adds the numbers of a match, by their sum and count. */
    void add(double matchSum, double matchCount) {
        matches++;
        sum += matchSum;
        count += matchCount;
        sumSquares += matchSum * matchSum;
        products += matchSum * matchCount;
        countSquares += matchCount * matchCount;
    }

    void add(ClusteredMean other) {
        matches += other.matches;
        sum += other.sum;
        count += other.count;
        sumSquares += other.sumSquares;
        products += other.products;
        countSquares += other.countSquares;
    }

    int matches() {
        return matches;
    }

    double count() {
        return count;
    }

    /** Unknown if there are too few matches. */
    Estimate estimate() {
        if (matches < FEWEST || count == 0) return Estimate.exact(Double.NaN);
        double mean = sum / count;
        double squares = sumSquares - 2 * mean * products + mean * mean * countSquares;
        double variance = Math.max(0, squares) * matches / (matches - 1) / (count * count);
        return Estimate.of(mean, Math.sqrt(variance));
    }
}
