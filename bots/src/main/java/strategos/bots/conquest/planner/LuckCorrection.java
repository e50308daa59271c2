package strategos.bots.conquest.planner;

import java.util.List;

/**
 * A control variate for rollouts: much of the difference between two of them is how the dice fell,
 * and that is known, with a mean of 0. How much an army of luck changes the chance to win is
 * estimated from all rollouts of a decision, and taken out of their means.
 */
final class LuckCorrection {

    private LuckCorrection() {}

    /** Corrects the means of all candidates by what their rollouts say together. */
    static void apply(List<Candidate> candidates) {
        double together = 0;
        double squares = 0;
        for (Candidate each : candidates) {
            together += each.covariance();
            squares += each.luckSquares();
        }
        double slope = squares > 0 ? together / squares : 0;
        for (Candidate each : candidates) each.correct(slope);
    }
}
