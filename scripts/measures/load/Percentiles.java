package load;

import java.util.Arrays;

/** Times in nanoseconds, sorted. */
record Percentiles(long[] sorted) {

    static Percentiles of(long[] times) {
        long[] sorted = times.clone();
        Arrays.sort(sorted);
        return new Percentiles(sorted);
    }

    double millis(double percent) {
        if (sorted.length == 0) return Double.NaN;
        return sorted[(int) Math.min(sorted.length - 1, Math.floor(sorted.length * percent / 100))] / 1e6;
    }

    double ratio(Percentiles other, double percent) {
        return millis(percent) / other.millis(percent);
    }

    @Override
    public String toString() {
        return "p50 %.1f ms, p90 %.1f ms, p99 %.1f ms, longest %.1f ms, of %,d"
                .formatted(millis(50), millis(90), millis(99), millis(100), sorted.length);
    }
}
