package strategos.conquest.board;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;

/** The parts of a graph that nothing joins, whichever way its borders lead. */
public final class Regions {

    private Regions() {}

    /** The parts of a whole board, the largest first; of equal ones that of the first territory. */
    public static List<BitSet> of(List<Territory> territories) {
        return of(territories, _ -> true);
    }

    /** The parts of a continent, the largest first. */
    public static List<BitSet> of(List<Territory> territories, int continent) {
        return of(territories, t -> territories.get(t).continent() == continent);
    }

    private static List<BitSet> of(List<Territory> territories, IntPredicate inside) {
        var joined = joined(territories);
        var seen = new BitSet();
        List<BitSet> regions = new ArrayList<>();
        for (int t = 0; t < territories.size(); t++) {
            if (inside.test(t) && !seen.get(t)) {
                BitSet region = around(t, joined, inside);
                seen.or(region);
                regions.add(region);
            }
        }
        regions.sort(Comparator.comparingInt(BitSet::cardinality).reversed());
        return regions;
    }

    private static BitSet around(int start, List<BitSet> joined, IntPredicate inside) {
        var region = new BitSet();
        var ahead = new ArrayDeque<Integer>();
        region.set(start);
        ahead.add(start);
        while (!ahead.isEmpty()) {
            joined.get(ahead.remove()).stream()
                    .filter(next -> inside.test(next) && !region.get(next))
                    .forEach(
                            next -> {
                                region.set(next);
                                ahead.add(next);
                            });
        }
        return region;
    }

    private static List<BitSet> joined(List<Territory> territories) {
        List<BitSet> joined = new ArrayList<>();
        territories.forEach(_ -> joined.add(new BitSet()));
        for (int t = 0; t < territories.size(); t++) {
            for (int neighbour : territories.get(t).neighbours()) {
                joined.get(t).set(neighbour);
                joined.get(neighbour).set(t);
            }
        }
        return joined;
    }
}
