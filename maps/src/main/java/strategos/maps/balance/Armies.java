package strategos.maps.balance;

import static java.util.Comparator.comparingInt;

import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import strategos.conquest.board.Board;
import strategos.conquest.board.Start;
import strategos.conquest.turn.StartingArmies;

/**
 * The armies of seats that share a board: the same number for each, spread evenly over its
 * territories.
 */
final class Armies {

    private Armies() {}

    /**
     * The starting positions of seats.
     *
     * @param owners who holds each territory
     */
    static List<Start> on(Board board, int[] owners, int seats) {
        return IntStream.range(0, seats).mapToObj(seat -> on(board, owners, seats, seat)).toList();
    }

    /** Armies that are over stand where most foreigners are beside. */
    private static Start on(Board board, int[] owners, int seats, int seat) {
        List<Integer> own =
                IntStream.range(0, board.size())
                        .filter(t -> owners[t] == seat)
                        .boxed()
                        .sorted(
                                comparingInt((Integer t) -> -foreigners(board, owners, t))
                                        .thenComparingInt(t -> t))
                        .toList();
        int armies = Math.max(StartingArmies.of(seats, board.size()), own.size());
        var start = new TreeMap<Integer, Integer>();
        for (int i = 0; i < own.size(); i++) {
            int more = i < armies % own.size() ? 1 : 0;
            start.put(own.get(i), armies / own.size() + more);
        }
        return new Start(start);
    }

    /** How many ways lead between a territory and those of others. */
    static int foreigners(Board board, int[] owners, int territory) {
        return (int)
                Arrays.stream(Distances.beside(board, territory))
                        .filter(t -> owners[t] != owners[territory])
                        .count();
    }
}
