package strategos.maps.generate;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import strategos.conquest.board.Board;
import strategos.conquest.board.Boost;
import strategos.game.Seed;

/** Boosts and pay of the territories of a random board. */
final class RandomFeatures {

    /** The number of territories per boost. */
    private static final int TERRITORIES_PER_BOOST = 8;

    private static final int FEWEST_BOOSTS = 2;

    /** Supplies and power in turn. */
    private static final List<Boost> KINDS = List.of(new Boost.Supply(2), new Boost.Power(1, 1));

    private static final int LEAST_PAY = 2;
    private static final int MOST_PAY = 6;

    private RandomFeatures() {}

    /**
     * The first boost lies anywhere, every other one as far from those before as can be, so that no
     * corner of the board has them all.
     */
    static SortedMap<Integer, List<Boost>> boosts(Board board, Seed seed) {
        RandomGenerator random = seed.random();
        int count = Math.max(FEWEST_BOOSTS, board.size() / TERRITORIES_PER_BOOST);
        int[] distances = new int[board.size()];
        Arrays.fill(distances, Integer.MAX_VALUE);
        var boosts = new TreeMap<Integer, List<Boost>>();
        for (int i = 0; i < count; i++) {
            int territory = farthest(distances, random);
            boosts.put(territory, List.of(KINDS.get(i % KINDS.size())));
            spread(board, territory, distances);
        }
        return boosts;
    }

    /** One of the territories that are farthest from all boosts. */
    private static int farthest(int[] distances, RandomGenerator random) {
        int most = Arrays.stream(distances).max().orElseThrow();
        int among = (int) Arrays.stream(distances).filter(distance -> distance == most).count();
        int drawn = random.nextInt(among);
        for (int t = 0; ; t++) {
            if (distances[t] == most && drawn-- == 0) return t;
        }
    }

    /** Shortens the distances of what is nearer to a new boost, in borders. */
    private static void spread(Board board, int from, int[] distances) {
        distances[from] = 0;
        var ahead = new ArrayDeque<>(List.of(from));
        while (!ahead.isEmpty()) {
            int here = ahead.remove();
            for (int next : board.territories().get(here).neighbours()) {
                if (distances[next] <= distances[here] + 1) continue;
                distances[next] = distances[here] + 1;
                ahead.add(next);
            }
        }
    }

    /** Every amount is as likely; on average they pay what the rules usually say. */
    static SortedMap<Integer, Integer> pays(Board board, Seed seed) {
        RandomGenerator random = seed.random();
        var pays = new TreeMap<Integer, Integer>();
        for (int t = 0; t < board.size(); t++) pays.put(t, random.nextInt(LEAST_PAY, MOST_PAY + 1));
        return pays;
    }
}
