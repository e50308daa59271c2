package strategos.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import strategos.game.Match;
import strategos.game.RefusedMoveException;
import strategos.game.Step;

/**
 * Where contests are played, on several threads. The results are the same whatever the number of
 * threads: every match has luck of its own, and is played by one thread alone.
 */
public final class Arena {

    private Arena() {}

    /** Plays all matches, and tells of each as it ends, in any order and from any thread. */
    public static <S, M, V> List<Played> play(
            Contest<S, M, V> contest, int threads, Consumer<Played> listener) {
        var next = new AtomicInteger();
        try (var pool = Executors.newFixedThreadPool(threads)) {
            List<Future<List<Played>>> workers = new ArrayList<>();
            for (int worker = 0; worker < threads; worker++)
                workers.add(pool.submit(() -> work(contest, next, listener)));
            return inOrder(workers);
        }
    }

    private static <S, M, V> List<Played> work(
            Contest<S, M, V> contest, AtomicInteger next, Consumer<Played> listener) {
        List<Played> done = new ArrayList<>();
        for (int match; (match = next.getAndIncrement()) < contest.matches(); ) {
            var played = new Referee<>(contest, contest.pairing(match), _ -> {}).play();
            done.add(played);
            listener.accept(played);
        }
        return done;
    }

    private static List<Played> inOrder(List<Future<List<Played>>> workers) {
        List<Played> all = new ArrayList<>();
        for (var worker : workers) {
            try {
                all.addAll(worker.get());
            } catch (ExecutionException failed) {
                throw new IllegalStateException("a match could not be played", failed.getCause());
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException("interrupted while playing", interrupted);
            }
        }
        all.sort((a, b) -> a.match() - b.match());
        return all;
    }

    /** Plays one match of a contest again, every step checked, and keeps its steps. */
    public static <S, M, V> Match<S, M, V> replay(Contest<S, M, V> contest, int match)
            throws RefusedMoveException {
        List<Step<M>> steps = new ArrayList<>();
        new Referee<>(contest, contest.pairing(match), steps::add).play();
        return Match.replay(contest.game(), steps);
    }
}
