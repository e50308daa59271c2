package strategos.learn.train;

import strategos.bots.conquest.value.Standings;
import strategos.bots.conquest.value.Value;

/** Something that gives the chances of all seats of a position. */
@FunctionalInterface
interface Predictor {

    double[] chances(TrainingSet.Labelled sample, Standings standings);

    static Predictor of(Value value) {
        return (_, standings) -> {
            double[] chances = new double[standings.seats()];
            for (int seat = 0; seat < chances.length; seat++)
                chances[seat] = value.chance(seat, standings);
            return chances;
        };
    }
}
