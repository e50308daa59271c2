package strategos.conquest.board;

import static java.util.stream.Collectors.groupingBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** The connected components of a board, ignoring the direction of borders. */
public final class Regions {

    private final List<Territory> territories;
    private final List<List<Integer>> joined = new ArrayList<>();
    private final Map<Integer, List<Integer>> continents;

    public Regions(List<Territory> territories) {
        this.territories = List.copyOf(territories);
        continents =
                IntStream.range(0, territories.size())
                        .boxed()
                        .collect(groupingBy(t -> territories.get(t).continent()));
        territories.forEach(_ -> joined.add(new ArrayList<>()));
        for (int t = 0; t < territories.size(); t++) {
            for (int neighbour : territories.get(t).neighbours()) {
                joined.get(t).add(neighbour);
                joined.get(neighbour).add(t);
            }
        }
    }

    /**
     * The parts of the whole board, the largest first; of equal ones that of the first territory.
     */
    public List<BitSet> all() {
        return parts(IntStream.range(0, territories.size()).boxed().toList(), _ -> true);
    }

    /** The parts of a continent, the largest first. */
    public List<BitSet> of(int continent) {
        return parts(
                continents.getOrDefault(continent, List.of()),
                t -> territories.get(t).continent() == continent);
    }

    private List<BitSet> parts(List<Integer> members, IntPredicate inside) {
        var seen = new BitSet();
        List<BitSet> parts = new ArrayList<>();
        for (int member : members) {
            if (seen.get(member)) continue;
            BitSet part = around(member, inside);
            seen.or(part);
            parts.add(part);
        }
        parts.sort(Comparator.comparingInt(BitSet::cardinality).reversed());
        return parts;
    }

    private BitSet around(int start, IntPredicate inside) {
        var part = new BitSet();
        var ahead = new ArrayDeque<Integer>();
        part.set(start);
        ahead.add(start);
        while (!ahead.isEmpty()) {
            for (int next : joined.get(ahead.remove())) {
                if (part.get(next) || !inside.test(next)) continue;
                part.set(next);
                ahead.add(next);
            }
        }
        return part;
    }
}
