package strategos.maps.balance;

import static java.util.Comparator.comparingInt;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import strategos.conquest.board.Board;
import strategos.conquest.board.Start;

/**
 * Starting positions for a board without any: each seat begins in its own part of the board, around
 * a centre as far from the others as possible. This compares the parts of a board, not random
 * deals. docs/boards.md#balance
 */
public final class Homelands {

    private static final int FREE = -1;

    private final Board board;
    private final int seats;
    private final int[] owners;
    private final List<int[]> distances = new ArrayList<>();

    private Homelands(Board board, int seats) {
        this.board = board;
        this.seats = seats;
        this.owners = new int[board.size()];
        Arrays.fill(owners, FREE);
    }

    /** So many positions that share the whole board, sizes differing by at most one. */
    public static List<Start> of(Board board, int seats) {
        return around(board, centres(board, seats, remotest(board)));
    }

    /** The positions around these centres. */
    static List<Start> around(Board board, List<Integer> centres) {
        var lands = new Homelands(board, centres.size());
        for (int centre : centres) lands.distances.add(Distances.from(board, centre));
        for (int taken = 0; taken < board.size(); taken++) lands.grow(taken % centres.size());
        return Armies.on(board, lands.owners, centres.size());
    }

    /** From the first on, each centre is the territory that is furthest from all before. */
    static List<Integer> centres(Board board, int seats, int first) {
        List<Integer> centres = new ArrayList<>(List.of(first));
        int[] nearest = Distances.from(board, first);
        while (centres.size() < seats) {
            int next = furthest(nearest);
            centres.add(next);
            int[] from = Distances.from(board, next);
            Arrays.setAll(nearest, t -> Math.min(nearest[t], from[t]));
        }
        return centres;
    }

    private static int remotest(Board board) {
        return furthest(Distances.from(board, furthest(Distances.from(board, 0))));
    }

    private static int furthest(int[] distances) {
        return IntStream.range(0, distances.length)
                .boxed()
                .max(Comparator.<Integer>comparingInt(t -> distances[t]).thenComparingInt(t -> -t))
                .orElseThrow();
    }

    /**
     * A homeland takes the free territory that is nearest to its centre, along its own border if it
     * can; of several the one that is furthest from the others.
     */
    private void grow(int seat) {
        int[] own = distances.get(seat);
        int taken =
                IntStream.range(0, board.size())
                        .filter(t -> owners[t] == FREE)
                        .boxed()
                        .min(
                                comparingInt((Integer t) -> own[t] == 0 || touches(t, seat) ? 0 : 1)
                                        .thenComparingInt(t -> own[t])
                                        .thenComparingInt(t -> -fromOthers(t, seat))
                                        .thenComparingInt(t -> t))
                        .orElseThrow();
        owners[taken] = seat;
    }

    private int fromOthers(int territory, int seat) {
        return IntStream.range(0, seats)
                .filter(other -> other != seat)
                .map(other -> distances.get(other)[territory])
                .sum();
    }

    private boolean touches(int territory, int seat) {
        return Arrays.stream(Distances.beside(board, territory)).anyMatch(t -> owners[t] == seat);
    }
}
