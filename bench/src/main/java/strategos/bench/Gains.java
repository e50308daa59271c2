package strategos.bench;

import strategos.bench.Results.Gain;

/** The speedup of two threads over one, by round. */
final class Gains {

    private final double[] ours;
    private final double[] yardstick;

    Gains(int rounds) {
        ours = new double[rounds];
        yardstick = new double[rounds];
    }

    void ours(int round, double gain) {
        ours[round] = gain;
    }

    void yardstick(int round, double gain) {
        yardstick[round] = gain;
    }

    Gain alone() {
        return new Gain(Medians.of(ours), null, null);
    }

    Gain compared() {
        double[] ratios = new double[ours.length];
        for (int i = 0; i < ratios.length; i++) ratios[i] = ours[i] / yardstick[i];
        return new Gain(Medians.of(ours), Medians.of(yardstick), Medians.of(ratios));
    }
}
