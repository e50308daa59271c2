package strategos.learn.train;

import java.util.ArrayList;
import java.util.List;
import strategos.bots.conquest.value.Standings;

/** The chances that are to be learned: TD(λ), a mixture of the outcome and of later chances. */
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
            targets.add(new Target(sample, living(later, standings)));
            if (lambda < 1) mix(later, teacher.chances(sample, standings), lambda);
        }
        return targets.reversed();
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
