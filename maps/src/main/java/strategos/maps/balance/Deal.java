package strategos.maps.balance;

import static java.util.Comparator.comparingDouble;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import strategos.conquest.board.Board;
import strategos.conquest.board.Start;
import strategos.game.Seed;

/**
 * Randomly dealt starting positions, and how uneven they look.
 *
 * @param spread the difference between the best and the worst position, estimated from the graph
 */
public record Deal(List<Start> starts, double spread) {

    /** So many deals are looked at for each that is played. */
    private static final int LOOKED_AT = 100;

    // What a look is worth: fitted to the logarithms of the shares that 450 positions on boards at
    // random won. docs/boards.md#fair-positions
    private static final double PER_ARMY_OF_BONUS = -0.87;
    private static final double PER_WAY_IN = -0.046;

    public Deal {
        starts = List.copyOf(starts);
    }

    /** Of a hundred times as many deals those that look fairest, the fairest first. */
    public static List<Deal> draw(Board board, int seats, int count, Seed seed) {
        var random = seed.random();
        double[] parts = partsOfBonuses(board);
        return Stream.generate(() -> deal(board, seats, parts, random))
                .limit((long) count * LOOKED_AT)
                .sorted(comparingDouble(Deal::spread))
                .limit(count)
                .toList();
    }

    private static Deal deal(Board board, int seats, double[] parts, RandomGenerator random) {
        int[] owners = new int[board.size()];
        Arrays.setAll(owners, t -> t % seats);
        for (int last = owners.length - 1; last > 0; last--) {
            int other = random.nextInt(last + 1);
            int owner = owners[other];
            owners[other] = owners[last];
            owners[last] = owner;
        }
        var promises =
                IntStream.range(0, seats)
                        .mapToDouble(seat -> promise(board, owners, parts, seat))
                        .summaryStatistics();
        return new Deal(Armies.on(board, owners, seats), promises.getMax() - promises.getMin());
    }

    /**
     * What a position promises: little where much can be attacked, and little in rich continents,
     * since everybody else goes there too.
     */
    private static double promise(Board board, int[] owners, double[] parts, int seat) {
        return IntStream.range(0, board.size())
                .filter(t -> owners[t] == seat)
                .mapToDouble(
                        t ->
                                PER_ARMY_OF_BONUS * parts[t]
                                        + PER_WAY_IN * Armies.foreigners(board, owners, t) / 2)
                .sum();
    }

    /** What continents pay, shared by their territories. */
    private static double[] partsOfBonuses(Board board) {
        int[] sizes = new int[board.continents().size()];
        for (var territory : board.territories()) sizes[territory.continent()]++;
        return board.territories().stream()
                .mapToDouble(it -> (double) board.bonus(it.continent()) / sizes[it.continent()])
                .toArray();
    }
}
