package strategos.arena.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Which players of a tournament meet at a table. */
public enum TournamentFormat {
    /** All of them, at one table. */
    TABLE {
        @Override
        List<List<Integer>> lineups(int players, int seats) {
            return List.of(IntStream.range(0, players).boxed().toList());
        }
    },
    /** Every group of them. */
    ROUND_ROBIN {
        @Override
        List<List<Integer>> lineups(int players, int seats) {
            return groups(0, players, seats);
        }
    },
    /** The first player, and every group of the others. */
    GAUNTLET {
        @Override
        List<List<Integer>> lineups(int players, int seats) {
            return groups(1, players, seats - 1).stream()
                    .map(others -> joined(List.of(0), others))
                    .toList();
        }
    },
    /** The first of two players, and the second in all other seats. */
    DUEL {
        @Override
        List<List<Integer>> lineups(int players, int seats) {
            return List.of(joined(List.of(0), Collections.nCopies(seats - 1, 1)));
        }
    };

    /** The players of each table with this number of seats. */
    abstract List<List<Integer>> lineups(int players, int seats);

    /** All groups of this size of the numbers from first to end, in order. */
    private static List<List<Integer>> groups(int first, int end, int size) {
        if (size == 0) return List.of(List.of());
        List<List<Integer>> groups = new ArrayList<>();
        for (int player = first; player <= end - size; player++)
            for (var others : groups(player + 1, end, size - 1))
                groups.add(joined(List.of(player), others));
        return groups;
    }

    private static List<Integer> joined(List<Integer> some, List<Integer> more) {
        return Stream.concat(some.stream(), more.stream()).toList();
    }
}
