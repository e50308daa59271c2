package strategos.conquest.board;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;

/** The strongly connected components of a board, found by Kosaraju's algorithm. */
final class Circuits {

    private final int[][] out;
    private final int[][] into;
    private final List<BitSet> parts = new ArrayList<>();
    private final int[] partOf;

    Circuits(List<Territory> territories) {
        int size = territories.size();
        List<List<Integer>> back = new ArrayList<>();
        for (int t = 0; t < size; t++) back.add(new ArrayList<>());
        out = new int[size][];
        for (int t = 0; t < size; t++) {
            out[t] = territories.get(t).neighbours().stream().mapToInt(to -> to).toArray();
            for (int to : out[t]) back.get(to).add(t);
        }
        into =
                back.stream()
                        .map(it -> it.stream().mapToInt(from -> from).toArray())
                        .toArray(int[][]::new);
        partOf = new int[size];
        find();
    }

    private void find() {
        List<Integer> finished = new ArrayList<>();
        var seen = new BitSet();
        for (int t = 0; t < out.length; t++) walk(t, out, seen, finished);
        seen.clear();
        for (int last : finished.reversed()) {
            if (seen.get(last)) continue;
            List<Integer> reached = new ArrayList<>();
            walk(last, into, seen, reached);
            var part = new BitSet();
            for (int t : reached) {
                part.set(t);
                partOf[t] = parts.size();
            }
            parts.add(part);
        }
    }

    /**
     * Goes from a territory wherever nobody has been, and lists each when all beyond it is done.
     */
    private static void walk(int start, int[][] ways, BitSet seen, List<Integer> finished) {
        if (seen.get(start)) return;
        List<Integer> path = new ArrayList<>(List.of(start));
        var next = new HashMap<Integer, Integer>();
        seen.set(start);
        while (!path.isEmpty()) {
            int here = path.getLast();
            int way = next.merge(here, 1, Integer::sum) - 1;
            if (way == ways[here].length) {
                finished.add(path.removeLast());
            } else {
                int to = ways[here][way];
                if (seen.get(to)) continue;
                seen.set(to);
                path.add(to);
            }
        }
    }

    /** Those that can be entered and not left; not the main part of the board. */
    List<BitSet> withoutExit() {
        return closed(out);
    }

    /** Those that can be left and not entered; not the main part of the board. */
    List<BitSet> withoutEntry() {
        return closed(into);
    }

    private List<BitSet> closed(int[][] ways) {
        var open = new BitSet();
        for (int t = 0; t < ways.length; t++)
            for (int other : ways[t]) if (partOf[other] != partOf[t]) open.set(partOf[t]);
        List<BitSet> closed = new ArrayList<>();
        for (int part = 0; part < parts.size(); part++)
            if (!open.get(part) && !isMain(part)) closed.add(parts.get(part));
        return closed;
    }

    /** Most of the board lies in one part, and the others are what is odd. */
    private boolean isMain(int part) {
        int size = parts.get(part).cardinality();
        return 2 * size > out.length;
    }
}
