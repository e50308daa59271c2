package strategos.maps.generate;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import strategos.conquest.board.Territory;

/**
 * The bonus of a continent by formula. docs/boards.md#bonuses
 *
 * @param size the number of territories to conquer
 * @param borders the number of them that can be attacked from outside
 * @param centrality how close its territories are to all others, relative to the average territory
 */
public record Bonus(int size, int borders, double centrality) {

    private static final double PER_TERRITORY = 0.45;
    private static final double PER_BORDER = 0.3;
    private static final double FOR_CENTRALITY = 1.25;

    /** Armies a turn; every continent pays something. */
    public int armies() {
        return Math.max(1, (int) Math.floor(worth() + 0.5));
    }

    /** The same before it is rounded, and at least half an army. */
    public double worth() {
        return Math.max(
                0.5,
                PER_TERRITORY * size + PER_BORDER * borders + FOR_CENTRALITY * (centrality - 1));
    }

    /** That of every continent of a graph. */
    public static List<Bonus> of(List<Territory> territories, int continents) {
        double[] distances =
                IntStream.range(0, territories.size())
                        .mapToDouble(from -> meanDistance(territories, from))
                        .toArray();
        double usual = Arrays.stream(distances).average().orElse(1);
        boolean[] entered = entered(territories);
        List<Bonus> bonuses = new ArrayList<>();
        for (int c = 0; c < continents; c++) {
            int continent = c;
            int[] members =
                    IntStream.range(0, territories.size())
                            .filter(t -> territories.get(t).continent() == continent)
                            .toArray();
            double distance =
                    Arrays.stream(members).mapToDouble(t -> distances[t]).average().orElse(usual);
            bonuses.add(
                    new Bonus(
                            members.length,
                            (int) Arrays.stream(members).filter(t -> entered[t]).count(),
                            distance == 0 ? 1 : usual / distance));
        }
        return bonuses;
    }

    /** Whether a border leads into a territory from another continent. */
    private static boolean[] entered(List<Territory> territories) {
        boolean[] entered = new boolean[territories.size()];
        for (Territory territory : territories) {
            for (int to : territory.neighbours()) {
                if (territories.get(to).continent() != territory.continent()) entered[to] = true;
            }
        }
        return entered;
    }

    /** How many borders lie between a territory and the others that can be reached from it. */
    private static double meanDistance(List<Territory> territories, int from) {
        int[] distances = new int[territories.size()];
        var ahead = new ArrayDeque<>(List.of(from));
        int reached = 0;
        long sum = 0;
        while (!ahead.isEmpty()) {
            int t = ahead.remove();
            for (int next : territories.get(t).neighbours()) {
                if (next != from && distances[next] == 0) {
                    distances[next] = distances[t] + 1;
                    sum += distances[next];
                    reached++;
                    ahead.add(next);
                }
            }
        }
        return reached == 0 ? 0 : (double) sum / reached;
    }
}
