package strategos.learn.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import strategos.learn.page.Estimate;

/** Seats of many positions, by the number of living seats; those of the first turns also apart. */
final class SeatRows {

    /** The least number of seats of each kind in a stratum that counts. */
    private static final int FEWEST = 20;

    /** The least number of matches that an effect needs. */
    private static final int FEWEST_MATCHES = 100;

    private final Map<Integer, List<SeatRow>> living = new TreeMap<>();
    private final Map<Integer, List<SeatRow>> starts = new TreeMap<>();

    /** Adds the seats of one match; those of a match have to come together. */
    synchronized void add(Map<Integer, List<SeatRow>> byLiving, Map<Integer, List<SeatRow>> first) {
        byLiving.forEach(
                (number, rows) ->
                        living.computeIfAbsent(number, _ -> new ArrayList<>()).addAll(rows));
        first.forEach(
                (number, rows) ->
                        starts.computeIfAbsent(number, _ -> new ArrayList<>()).addAll(rows));
    }

    /** Adds the positions of tables that are missing here. */
    void addMissing(SeatRows other) {
        other.living.forEach(living::putIfAbsent);
        other.starts.forEach(starts::putIfAbsent);
    }

    /** The positions with this number of living seats. */
    List<SeatRow> living(int number) {
        return living.getOrDefault(number, List.of());
    }

    /** The positions before the first turn with this number of seats. */
    List<SeatRow> starts(int number) {
        return starts.getOrDefault(number, List.of());
    }

    static long matches(List<SeatRow> rows) {
        long matches = 0;
        int last = -1;
        for (SeatRow row : rows) {
            if (row.match() != last) matches++;
            last = row.match();
        }
        return matches;
    }

    /**
     * How much more seats with a property have of something than seats of the same stratum without
     * it: the mean over strata, by how often the property occurs. The error treats matches as
     * independent, and the positions of a match as not.
     */
    static Estimate effect(
            List<SeatRow> rows, Predicate<SeatRow> property, ToDoubleFunction<SeatRow> measure) {
        double[][] counts = new double[2][SeatRow.STRATA];
        double[][] means = new double[2][SeatRow.STRATA];
        for (SeatRow row : rows) {
            int kind = property.test(row) ? 1 : 0;
            counts[kind][row.stratum()]++;
            means[kind][row.stratum()] += measure.applyAsDouble(row);
        }
        double with = 0;
        double effect = 0;
        for (int s = 0; s < SeatRow.STRATA; s++) {
            if (!isEnough(counts, s)) continue;
            means[0][s] /= counts[0][s];
            means[1][s] /= counts[1][s];
            with += counts[1][s];
            effect += counts[1][s] * (means[1][s] - means[0][s]);
        }
        if (with == 0 || matches(rows) < FEWEST_MATCHES) return Estimate.exact(Double.NaN);
        double variance = variance(rows, property, measure, counts, means) / (with * with);
        return Estimate.of(effect / with, Math.sqrt(variance));
    }

    private static boolean isEnough(double[][] counts, int stratum) {
        return counts[0][stratum] >= FEWEST && counts[1][stratum] >= FEWEST;
    }

    /** The sum over matches of the squares of what a match has moved the effect by. */
    private static double variance(
            List<SeatRow> rows,
            Predicate<SeatRow> property,
            ToDoubleFunction<SeatRow> measure,
            double[][] counts,
            double[][] means) {
        double squares = 0;
        double moved = 0;
        int match = -1;
        for (SeatRow row : rows) {
            if (row.match() != match) {
                squares += moved * moved;
                moved = 0;
                match = row.match();
            }
            int s = row.stratum();
            if (!isEnough(counts, s)) continue;
            int kind = property.test(row) ? 1 : 0;
            double apart = measure.applyAsDouble(row) - means[kind][s];
            moved += kind == 1 ? apart : -apart * counts[1][s] / counts[0][s];
        }
        return squares + moved * moved;
    }
}
