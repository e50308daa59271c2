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
 * @param halved the number of best territories, after the first round, where half of the new armies
 *     are tried, too
 */
public record Effort(List<Integer> samples, int places, boolean isOncePerTurn, int halved) {

    public static final Effort FULL = new Effort(List.of(6, 12, 24), 24);

    /** For duels: decides better than {@link #FULL}, with fewer rollouts. */
    public static final Effort HALVING = new Effort(List.of(4, 8, 16), 24, false, 4);

    private static final int HURRY = 3;
    private static final String ONCE = "once";
    private static final String HALVED = "halved-";

    public Effort {
        samples = List.copyOf(samples);
    }

    /** An effort for every decision. */
    public Effort(List<Integer> samples, int places) {
        this(samples, places, false, 0);
    }

    /** An effort without halves. */
    public Effort(List<Integer> samples, int places, boolean isOncePerTurn) {
        this(samples, places, isOncePerTurn, 0);
    }

    /** An effort as {@link #text} writes it. */
    public static Effort parse(String text) {
        String[] parts = text.split("/", -1);
        boolean isOnce = false;
        int halved = 0;
        for (String part : List.of(parts).subList(2, parts.length))
            if (part.equals(ONCE)) isOnce = true;
            else if (part.startsWith(HALVED))
                halved = Integer.parseInt(part.substring(HALVED.length()));
            else throw new IllegalArgumentException("no effort: " + part);
        return new Effort(
                Stream.of(parts[0].split(",", -1)).map(Integer::valueOf).toList(),
                Integer.parseInt(parts[1]),
                isOnce,
                halved);
    }

    /** The numbers of rollouts and of places, then what is special: {@code 1,2,4/12/once}. */
    public String text() {
        return samples.stream().map(String::valueOf).collect(Collectors.joining(","))
                + "/"
                + places
                + (isOncePerTurn ? "/" + ONCE : "")
                + (halved > 0 ? "/" + HALVED + halved : "");
    }

    /** The same with a third of the rollouts. */
    Effort hurried() {
        return new Effort(
                samples.stream().map(each -> Math.max(1, each / HURRY)).toList(),
                places,
                isOncePerTurn,
                halved);
    }

    /** The same without plans for whole turns. */
    Effort atEveryDecision() {
        return new Effort(samples, places, false, halved);
    }

    /** How often a plan of orders is carried out: as often as a candidate of the middle round. */
    public int plans() {
        return samples.get(samples.size() / 2);
    }
}
