package strategos.conquest.board;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The features of a board besides its graph.
 *
 * @param author its author; empty if unknown
 * @param licence the terms on which it may be shared; empty if unknown
 * @param sites the positions of territories by number; any may be missing
 * @param boosts the boosts of territories by number
 * @param pays the pay of territories by number, for rules with money; all others pay what the rules
 *     say
 * @param starts the starting positions, one per seat; empty if the rules deal the board
 */
public record Features(
        String author,
        String licence,
        SortedMap<Integer, Site> sites,
        SortedMap<Integer, List<Boost>> boosts,
        SortedMap<Integer, Integer> pays,
        List<Start> starts) {

    /** No territory pays more. */
    public static final int MOST_PAY = 1_000;

    /** How many armies a turn all boosts bring together. */
    long supplies() {
        return boosts.values().stream()
                .flatMap(List::stream)
                .mapToLong(boost -> boost instanceof Boost.Supply(int armies) ? armies : 0)
                .sum();
    }

    /** A bare graph. */
    public static final Features NONE =
            new Features("", "", new TreeMap<>(), new TreeMap<>(), new TreeMap<>(), List.of());

    public Features {
        requireOneLine(author);
        requireOneLine(licence);
        sites = Collections.unmodifiableSortedMap(new TreeMap<>(sites));
        var given = new TreeMap<Integer, List<Boost>>();
        boosts.forEach(
                (territory, list) -> {
                    if (!list.isEmpty()) given.put(territory, List.copyOf(list));
                });
        boosts = Collections.unmodifiableSortedMap(given);
        pays.values().forEach(Features::requirePayable);
        pays = Collections.unmodifiableSortedMap(new TreeMap<>(pays));
        starts = List.copyOf(starts);
    }

    /** The boosts of one territory. */
    public List<Boost> boosts(int territory) {
        return boosts.getOrDefault(territory, List.of());
    }

    /** The same under an author's name and a licence. */
    public Features licensed(String by, String terms) {
        return new Features(by, terms, sites, boosts, pays, starts);
    }

    public Features withSites(SortedMap<Integer, Site> others) {
        return new Features(author, licence, others, boosts, pays, starts);
    }

    public Features withStarts(List<Start> others) {
        return new Features(author, licence, sites, boosts, pays, others);
    }

    public Features withBoosts(SortedMap<Integer, List<Boost>> others) {
        return new Features(author, licence, sites, others, pays, starts);
    }

    public Features withPays(SortedMap<Integer, Integer> others) {
        return new Features(author, licence, sites, boosts, others, starts);
    }

    /** What a territory can pay, or a refusal. */
    static int requirePayable(int pay) {
        if (pay < 0 || pay > MOST_PAY)
            throw new IllegalArgumentException(
                    "a territory pays 0 to %,d, not %,d".formatted(MOST_PAY, pay));
        return pay;
    }

    private static void requireOneLine(String text) {
        if (!text.equals(text.strip()) || text.lines().count() > 1)
            throw new IllegalArgumentException("'" + text + "' has more than one line");
    }
}
