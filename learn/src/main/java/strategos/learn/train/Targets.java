package strategos.learn.train;

import java.util.ArrayList;
import java.util.List;
import strategos.arena.value.ForecastChances;
import strategos.bots.conquest.value.Standings;

/**
 * The chances that are to be learned: TD(λ), a mixture of the outcome and of chances before it. The
 * chances of a position are those that a planner has forecast, or else those that the teacher gives
 * to the next position.
 */
final class Targets {

    private Targets() {}

    /**
     * The targets of positions, in their order.
     *
     * @param samples the positions of a match come one after the other
     * @param teacher gives the chances in later positions
     * @param lambda 1 for the outcome alone
     */
    static List<Target> of(
            List<TrainingSet.Labelled> samples,
            PositionReader reader,
            Predictor teacher,
            double lambda) {
        List<Target> targets = new ArrayList<>(samples.size());
        double[] later = new double[0];
        int match = -1;
        for (int i = samples.size() - 1; i >= 0; i--) {
            var sample = samples.get(i);
            var standings = reader.read(sample);
            if (sample.match() != match) later = outcome(sample, standings);
            match = sample.match();
            var forecast = sample.saved().forecast();
            if (forecast.isKnown()) mix(later, seats(forecast, standings), lambda);
            targets.add(new Target(sample, living(later, standings)));
            if (lambda < 1 && !isForecastBefore(samples, i))
                mix(later, teacher.chances(sample, standings), lambda);
        }
        return targets.reversed();
    }

    /** Whether the position before is of the same match, and has a forecast. */
    private static boolean isForecastBefore(List<TrainingSet.Labelled> samples, int index) {
        if (index == 0) return false;
        var before = samples.get(index - 1);
        return before.match() == samples.get(index).match() && before.saved().forecast().isKnown();
    }

    /** The chances of all seats, where those of the living ones have been forecast. */
    private static double[] seats(ForecastChances forecast, Standings standings) {
        double[] chances = new double[standings.seats()];
        int living = 0;
        for (int seat = 0; seat < chances.length; seat++)
            if (standings.isAlive(seat)) chances[seat] = forecast.chance(living++);
        return chances;
    }

    private static double[] outcome(TrainingSet.Labelled sample, Standings standings) {
        double[] outcome = new double[standings.seats()];
        int place = 0;
        for (int seat = 0; seat < outcome.length; seat++)
            if (standings.isAlive(seat) && place++ == sample.winner()) outcome[seat] = 1;
        return outcome;
    }

    private static void mix(double[] later, double[] chances, double lambda) {
        for (int seat = 0; seat < later.length; seat++)
            later[seat] = lambda * later[seat] + (1 - lambda) * chances[seat];
    }

    private static float[] living(double[] chances, Standings standings) {
        float[] living = new float[standings.alive()];
        int place = 0;
        for (int seat = 0; seat < chances.length; seat++)
            if (standings.isAlive(seat)) living[place++] = (float) chances[seat];
        return living;
    }
}
