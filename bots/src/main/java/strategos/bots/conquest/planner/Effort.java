package strategos.bots.conquest.planner;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How much a planner looks at before a decision.
 *
 * @param samples the number of rollouts of each remaining candidate after every round; the best
 *     candidates stay for the next round
 * @param places the most territories to begin from, those with the most armies around them first
 * @param isOncePerTurn whether attacks follow the plan that was made for the reinforcements, which
 *     is several times faster; otherwise every decision is planned anew
 */
public record Effort(List<Integer> samples, int places, boolean isOncePerTurn) {

    public static final Effort FULL = new Effort(List.of(6, 12, 24), 24);

    private static final int HURRY = 3;
    private static final String ONCE = "once";

    public Effort {
        samples = List.copyOf(samples);
    }

    /** An effort for every decision. */
    public Effort(List<Integer> samples, int places) {
        this(samples, places, false);
    }

    /** An effort as {@link #text} writes it. */
    public static Effort parse(String text) {
        String[] parts = text.split("/", -1);
        return new Effort(
                Stream.of(parts[0].split(",", -1)).map(Integer::valueOf).toList(),
                Integer.parseInt(parts[1]),
                parts.length > 2 && isOnce(parts[2]));
    }

    private static boolean isOnce(String part) {
        if (!part.equals(ONCE)) throw new IllegalArgumentException("no effort: " + part);
        return true;
    }

    /** The numbers of rollouts and the number of places: {@code 6,12,24/24}, or with /once. */
    public String text() {
        return samples.stream().map(String::valueOf).collect(Collectors.joining(","))
                + "/"
                + places
                + (isOncePerTurn ? "/" + ONCE : "");
    }

    /** The same with a third of the rollouts. */
    Effort hurried() {
        return new Effort(
                samples.stream().map(each -> Math.max(1, each / HURRY)).toList(),
                places,
                isOncePerTurn);
    }

    /** How often a plan of orders is carried out: as often as a candidate of the middle round. */
    public int plans() {
        return samples.get(samples.size() / 2);
    }
}
