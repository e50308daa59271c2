package strategos.learn.page;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;

/** Where the numbers of an axis are drawn: from {@code low} at {@code begin} to {@code high}. */
record AxisScale(double low, double high, double begin, double end) {

    /** The steps between ticks, times a power of ten. */
    private static final List<Double> STEPS = List.of(1.0, 2.0, 5.0, 10.0);

    /** The scale from the smallest of some numbers to the largest, with a little air. */
    static AxisScale covering(DoubleStream numbers, double begin, double end) {
        var all = numbers.filter(Double::isFinite).summaryStatistics();
        if (all.getCount() == 0) return new AxisScale(0, 1, begin, end);
        double width = all.getMax() - all.getMin();
        double air = width > 0 ? width / 20 : Math.max(1e-3, Math.abs(all.getMax()) / 10);
        return new AxisScale(all.getMin() - air, all.getMax() + air, begin, end);
    }

    double at(double number) {
        return begin + (number - low) / (high - low) * (end - begin);
    }

    /** About this many round numbers, evenly spaced, by no less than a step. */
    List<Double> ticks(int about, double leastStep) {
        double rough = Math.max(leastStep, (high - low) / about);
        double power = Math.pow(10, Math.floor(Math.log10(rough)));
        double step = power;
        for (double each : STEPS) {
            step = each * power;
            if (step >= rough) break;
        }
        List<Double> ticks = new ArrayList<>();
        for (long i = Math.round(Math.ceil(low / step)); i * step <= high + step * 1e-9; i++)
            ticks.add(i * step);
        return ticks;
    }
}
