package strategos.app.odds;

import java.util.ArrayList;
import java.util.List;
import strategos.conquest.odds.Distribution;

/**
 * A distribution in a few rows, most armies first: neighbouring values share a row, and unlikely
 * ends are cut.
 */
final class Histogram {

    private static final int MOST_ROWS = 12;

    /** No more of the whole than this is cut from either end, to be told by the row beside it. */
    private static final double THIN = 0.002;

    private final Distribution distribution;
    private final int least;
    private final int most;
    private final int step;

    private Histogram(Distribution distribution) {
        this.distribution = distribution;
        boolean fits = distribution.most() - distribution.least() < MOST_ROWS;
        this.least = fits ? distribution.least() : leastBeyondThinEnd(distribution);
        this.most = fits ? distribution.most() : mostBeforeThinEnd(distribution);
        this.step = step(least, most);
    }

    static List<Bars.Row> rows(Distribution distribution) {
        return new Histogram(distribution).rows();
    }

    private List<Bars.Row> rows() {
        List<Bars.Row> rows = new ArrayList<>();
        double orMore = 0;
        for (int bin = most / step; bin >= least / step; bin--) {
            int from = bin * step;
            int to = from + step - 1;
            int low = bin == least / step ? distribution.least() : from;
            int high = bin == most / step ? distribution.most() : to;
            double chance = distribution.chance(low, high);
            orMore += chance;
            rows.add(new Bars.Row(label(low, high, from, to), chance, Percent.of(orMore)));
        }
        return rows;
    }

    private static String label(int low, int high, int from, int to) {
        if (low < from) {
            return high + " or fewer";
        }
        if (high > to) {
            return low + " or more";
        }
        return low == high ? Integer.toString(low) : low + " to " + high;
    }

    private static int leastBeyondThinEnd(Distribution distribution) {
        double thin = THIN * distribution.total();
        int least = distribution.least();
        while (distribution.chance(distribution.least(), least) < thin) {
            least++;
        }
        return least;
    }

    private static int mostBeforeThinEnd(Distribution distribution) {
        double thin = THIN * distribution.total();
        int most = distribution.most();
        while (distribution.chance(most, distribution.most()) < thin) {
            most--;
        }
        return most;
    }

    /** The least of 1, 2, 5, 10, 20, 50 … with which the rows are few enough. */
    private static int step(int least, int most) {
        int step = 1;
        while (most / step - least / step >= MOST_ROWS) {
            boolean two = Integer.toString(step).startsWith("2");
            step = two ? step / 2 * 5 : step * 2;
        }
        return step;
    }
}
