package strategos.arena.balance;

import static java.util.Comparator.comparingDouble;

import java.util.List;
import java.util.function.Consumer;
import strategos.arena.Played;
import strategos.conquest.board.Board;
import strategos.game.Seed;

/**
 * Selects the fairest of several boards with starting positions: all are tried with a few matches,
 * the fairest third with three times as many, and so on until one is left.
 */
public final class Race {

    private static final int FIRST_MATCHES = 120;
    private static final int KEPT = 3;

    private Race() {}

    /** Plays as long as it takes, and tells of each match as it ends, from any thread. */
    public static Board fairest(
            List<Board> boards, Seed seed, int threads, Consumer<Played> listener) {
        List<Board> left = boards;
        for (int matches = FIRST_MATCHES; left.size() > 1; matches *= KEPT) {
            int tried = matches;
            left =
                    left.stream()
                            .map(board -> run(board, tried, seed, threads, listener))
                            .sorted(comparingDouble(Runner::unfairness))
                            .limit(Math.ceilDiv(left.size(), KEPT))
                            .map(Runner::board)
                            .toList();
        }
        return left.getFirst();
    }

    private record Runner(Board board, double unfairness) {}

    private static Runner run(
            Board board, int matches, Seed seed, int threads, Consumer<Played> listener) {
        var trial = new BalanceTrial(board, matches, seed.child("heat of " + matches));
        return new Runner(board, trial.play(threads, listener).unfairness());
    }
}
