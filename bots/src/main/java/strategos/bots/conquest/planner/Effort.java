package strategos.bots.conquest.planner;

import java.util.List;

/**
 * How much a planner looks at before a decision.
 *
 * @param samples the number of rollouts of each remaining candidate after every round; the best
 *     candidates stay for the next round
 * @param places the most territories to begin from, those with the most armies around them first
 */
public record Effort(List<Integer> samples, int places) {

    public static final Effort FULL = new Effort(List.of(6, 12, 24), 24);

    private static final int HURRY = 3;

    public Effort {
        samples = List.copyOf(samples);
    }

    /** The same with a third of the rollouts. */
    Effort hurried() {
        return new Effort(samples.stream().map(each -> Math.max(1, each / HURRY)).toList(), places);
    }

    /** How often a plan of orders is carried out: as often as a candidate of the middle round. */
    public int plans() {
        return samples.get(samples.size() / 2);
    }
}
