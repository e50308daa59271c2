package strategos.learn.lesson;

import strategos.bots.conquest.value.Standings;

/**
 * How much better seats with a property are than seats without it that have as many armies: the
 * mean over classes of the share of armies, by how often the property occurs in them.
 */
final class MatchedEffect {

    private static final int CLASSES = 20;

    /** The least number of seats of each kind in a class that counts. */
    private static final int FEWEST = 20;

    private final Property property;
    private final Sums[] with = sums();
    private final Sums[] without = sums();

    /** Something that is true for some seats. */
    @FunctionalInterface
    interface Property {
        boolean holds(int seat, Standings standings);
    }

    /** What is measured of a seat: two opinions and the truth. */
    enum Measure {
        NETWORK,
        PLANNER,
        WON
    }

    /**
     * A difference of chances.
     *
     * @param error one standard error
     */
    record Effect(long seats, double difference, double error) {}

    private static final class Sums {
        private long count;
        private final double[] sums = new double[Measure.values().length];
        private final double[] squares = new double[Measure.values().length];

        double mean(Measure measure) {
            return sums[measure.ordinal()] / count;
        }

        /** The variance of the mean. */
        double variance(Measure measure) {
            double mean = mean(measure);
            return Math.max(0, squares[measure.ordinal()] / count - mean * mean) / count;
        }
    }

    MatchedEffect(Property property) {
        this.property = property;
    }

    private static Sums[] sums() {
        var sums = new Sums[CLASSES];
        for (int i = 0; i < CLASSES; i++) sums[i] = new Sums();
        return sums;
    }

    /** Counts a living seat, with its measures in their order. */
    void add(int seat, Standings standings, double[] measures) {
        double share = standings.armiesOf(seat) / standings.allArmies();
        int found = Math.min(CLASSES - 1, (int) (share * CLASSES));
        var own = (property.holds(seat, standings) ? with : without)[found];
        own.count++;
        for (int i = 0; i < measures.length; i++) {
            own.sums[i] += measures[i];
            own.squares[i] += measures[i] * measures[i];
        }
    }

    Effect effect(Measure measure) {
        long seats = 0;
        double sum = 0;
        double variance = 0;
        for (int i = 0; i < CLASSES; i++) {
            long count = with[i].count;
            if (count < FEWEST || without[i].count < FEWEST) continue;
            seats += count;
            sum += count * (with[i].mean(measure) - without[i].mean(measure));
            variance +=
                    (double) count
                            * count
                            * (with[i].variance(measure) + without[i].variance(measure));
        }
        if (seats == 0) return new Effect(0, Double.NaN, Double.NaN);
        return new Effect(seats, sum / seats, Math.sqrt(variance) / seats);
    }
}
