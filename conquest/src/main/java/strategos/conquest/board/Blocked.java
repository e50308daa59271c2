package strategos.conquest.board;

import static java.util.stream.Collectors.toSet;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import strategos.game.NotationException;

/**
 * A board without some of its territories, drawn before a match: the rest stays connected, and no
 * continent loses its last territory. docs/rules/aims.md#blocked-territories
 */
public final class Blocked {

    private static final int GONE = -1;

    private Blocked() {}

    /** The board without a number of randomly drawn territories. */
    public static Board draw(Board board, int count, RandomGenerator random) {
        Board rest = board;
        for (int blocked = 0; blocked < count; blocked++) {
            int territory = any(rest, random);
            if (territory == GONE)
                throw new IllegalArgumentException(
                        "only %d of the territories of %s can be blocked, not %d"
                                .formatted(blocked, board.name(), count));
            rest = without(rest, territory);
        }
        return rest;
    }

    /** The board without these of its territories. */
    public static Board without(Board board, List<String> names) throws NotationException {
        Board rest = board;
        for (String name : names) rest = without(rest, rest.territory(name));
        return rest;
    }

    /** The territories that a board lacks, by their names. */
    public static List<String> missing(Board rest, Board whole) {
        var left = rest.territories().stream().map(Territory::name).collect(toSet());
        return whole.territories().stream()
                .map(Territory::name)
                .filter(name -> !left.contains(name))
                .toList();
    }

    /** Any territory that can be taken away. */
    private static int any(Board board, RandomGenerator random) {
        int[] candidates = IntStream.range(0, board.size()).toArray();
        for (int left = candidates.length; left > 0; left--) {
            int drawn = random.nextInt(left);
            if (canGo(board, candidates[drawn])) return candidates[drawn];
            candidates[drawn] = candidates[left - 1];
        }
        return GONE;
    }

    private static boolean canGo(Board board, int territory) {
        int continent = board.territories().get(territory).continent();
        long left = board.territories().stream().filter(t -> t.continent() == continent).count();
        return board.size() > 2 && left > 1 && staysConnected(board, territory);
    }

    /** Whether all others can be reached from each other, borders taken both ways. */
    private static boolean staysConnected(Board board, int territory) {
        boolean[] seen = new boolean[board.size()];
        seen[territory] = true;
        List<Integer> ahead = new ArrayList<>();
        int first = territory == 0 ? 1 : 0;
        seen[first] = true;
        ahead.add(first);
        int reached = 0;
        while (!ahead.isEmpty()) {
            int here = ahead.removeLast();
            reached++;
            for (int b = board.firstBorder(here); b < board.endBorder(here); b++)
                visit(board.to(b), seen, ahead);
            for (int border : board.into(here)) visit(board.from(border), seen, ahead);
        }
        return reached == board.size() - 1;
    }

    private static void visit(int territory, boolean[] seen, List<Integer> ahead) {
        if (seen[territory]) return;
        seen[territory] = true;
        ahead.add(territory);
    }

    private static Board without(Board board, int territory) {
        int[] numbers = new int[board.size()];
        Arrays.setAll(numbers, t -> t < territory ? t : t - 1);
        numbers[territory] = GONE;
        List<Territory> rest = new ArrayList<>();
        for (int t = 0; t < numbers.length; t++)
            if (t != territory) rest.add(renumbered(board.territories().get(t), numbers));
        return new Board(
                board.name(),
                board.title(),
                board.continents(),
                rest,
                renumbered(board.features(), numbers));
    }

    private static Territory renumbered(Territory territory, int[] numbers) {
        return new Territory(
                territory.name(),
                territory.aliases(),
                territory.continent(),
                territory.neighbours().stream()
                        .map(neighbour -> numbers[neighbour])
                        .filter(neighbour -> neighbour != GONE)
                        .toList());
    }

    private static Features renumbered(Features features, int[] numbers) {
        return new Features(
                features.author(),
                features.licence(),
                renumbered(features.sites(), numbers),
                renumbered(features.boosts(), numbers),
                renumbered(features.pays(), numbers),
                features.starts().stream()
                        .map(start -> renumbered(start.armies(), numbers))
                        .filter(armies -> !armies.isEmpty())
                        .map(Start::new)
                        .toList());
    }

    private static <V> SortedMap<Integer, V> renumbered(SortedMap<Integer, V> old, int[] numbers) {
        var renumbered = new TreeMap<Integer, V>();
        old.forEach(
                (territory, value) -> {
                    if (numbers[territory] != GONE) renumbered.put(numbers[territory], value);
                });
        return renumbered;
    }
}
