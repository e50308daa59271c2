package strategos.learn.train;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * How well chances predict winners.
 *
 * @param living the losses by the number of living seats, of those that occur
 * @param calibration how often seats with a chance of 0 to 5 %, 5 to 10 % … win
 */
public record Loss(List<Group> living, List<Bin> calibration) {

    private static final int BINS = 20;
    private static final int MOST_LIVING = 6;
    private static final double SMALLEST = 1e-6;

    /** The mean of minus the logarithm of the winner's chance. */
    public record Group(int living, int positions, double logLoss) {}

    /** Seats with similar chances: the mean of the chances, and the share that won. */
    public record Bin(int seats, double chance, double won) {}

    static Loss of(List<TrainingSet.Labelled> samples, PositionReader reader, Predictor predictor) {
        int[] positions = new int[MOST_LIVING + 1];
        double[] sums = new double[MOST_LIVING + 1];
        double[][] bins = new double[BINS][3];
        for (var sample : samples) {
            var standings = reader.read(sample);
            double[] chances = predictor.chances(sample, standings);
            int place = 0;
            for (int seat = 0; seat < standings.seats(); seat++) {
                if (!standings.isAlive(seat)) continue;
                boolean won = place++ == sample.winner();
                var bin = bins[Math.min(BINS - 1, (int) (chances[seat] * BINS))];
                bin[0]++;
                bin[1] += chances[seat];
                if (!won) continue;
                bin[2]++;
                positions[standings.alive()]++;
                sums[standings.alive()] -= Math.log(Math.max(SMALLEST, chances[seat]));
            }
        }
        return new Loss(
                IntStream.rangeClosed(2, MOST_LIVING)
                        .filter(n -> positions[n] > 0)
                        .mapToObj(n -> new Group(n, positions[n], sums[n] / positions[n]))
                        .toList(),
                IntStream.range(0, BINS).mapToObj(i -> bin(bins[i])).toList());
    }

    private static Bin bin(double[] sums) {
        return new Bin((int) sums[0], sums[1] / sums[0], sums[2] / sums[0]);
    }

    /** Whether there are positions with this number of living seats. */
    public boolean isKnown(int seats) {
        return living.stream().anyMatch(group -> group.living() == seats);
    }

    /** The mean over the positions with this number of living seats. */
    public double mean(int seats) {
        return living.stream()
                .filter(group -> group.living() == seats)
                .mapToDouble(Group::logLoss)
                .findFirst()
                .orElseThrow();
    }

    /** The mean over all positions. */
    public double mean() {
        double sum = 0;
        int positions = 0;
        for (Group group : living) {
            if (group.positions() == 0) continue;
            sum += group.logLoss() * group.positions();
            positions += group.positions();
        }
        return sum / positions;
    }

    @Override
    public String toString() {
        return living.stream()
                .map(each -> String.format(Locale.ROOT, "%d: %.4f", each.living(), each.logLoss()))
                .collect(Collectors.joining(", "));
    }
}
