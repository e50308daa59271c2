package strategos.solve;

import java.util.ArrayList;
import java.util.List;
import strategos.morris.Rules;
import strategos.morris.Rules.Flying;
import strategos.solve.MovingKey.Flights;

/**
 * Two numbers of men, the larger first: the tables in which either player has the one or the other
 * are solved together.
 */
public record MenPair(int more, int fewer) {

    public MenPair {
        if (fewer < Moves.FEWEST_MEN || more < fewer)
            throw new IllegalArgumentException(
                    "a pair has at least %d men a side, the larger number first: 5-4"
                            .formatted(Moves.FEWEST_MEN));
    }

    /** Reads {@code 5-4}. */
    public static MenPair of(String text) {
        if (!text.matches("\\d{1,2}-\\d{1,2}"))
            throw new IllegalArgumentException("'" + text + "' is no pair of numbers such as 5-4");
        String[] counts = text.split("-", -1);
        return new MenPair(Integer.parseInt(counts[0]), Integer.parseInt(counts[1]));
    }

    /** All pairs of a game, in an order in which each needs only earlier ones. */
    public static List<MenPair> all(Rules rules) {
        return upTo(new MenPair(rules.men(), rules.men()));
    }

    /** The same up to this one. */
    public static List<MenPair> upTo(MenPair last) {
        List<MenPair> pairs = new ArrayList<>();
        for (int more = Moves.FEWEST_MEN; more <= last.more; more++)
            for (int fewer = Moves.FEWEST_MEN; fewer <= more; fewer++) {
                var pair = new MenPair(more, fewer);
                pairs.add(pair);
                if (pair.equals(last)) return pairs;
            }
        return pairs;
    }

    /** The tables of this pair, in the order of solving. */
    public List<MovingKey> tables(Rules rules) {
        List<MovingKey> tables = new ArrayList<>();
        for (Flights flights : Flights.values()) {
            if (occurs(rules, more, fewer, flights))
                tables.add(new MovingKey(more, fewer, flights));
            if (more != fewer && occurs(rules, fewer, more, flights))
                tables.add(new MovingKey(fewer, more, flights));
        }
        return tables;
    }

    /** The tables of some pairs, in the order of solving. */
    public static List<MovingKey> tables(Rules rules, List<MenPair> pairs) {
        return pairs.stream().flatMap(pair -> pair.tables(rules).stream()).toList();
    }

    /** A player who has the right to fly has taken a man while men were moved. */
    private static boolean occurs(Rules rules, int men, int others, Flights flights) {
        if (flights == Flights.NEITHER) return true;
        return rules.flying() == Flying.AFTER_MILL
                && (!flights.ofMover() || others < rules.men())
                && (!flights.ofOther() || men < rules.men());
    }

    @Override
    public String toString() {
        return more + "-" + fewer;
    }
}
