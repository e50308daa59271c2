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
 * Plays contests on several threads. The results do not depend on the number of threads: every
 * match has its own seed and is played by one thread.
 */
public final class Arena {

    private Arena() {}

    /**
     * Plays all matches, and tells of each as it ends, in any order and from any thread. A listener
     * that throws ends the contest.
     */
    public static <S, M, V> List<Played> play(
            Contest<S, M, V> contest, int threads, Consumer<Played> listener) {
        var results = new ContestResults(contest.matches(), contest.entrants().size());
        var next = new AtomicInteger();
        int busy = Math.min(threads, contest.matches());
        try (var pool = Executors.newFixedThreadPool(busy)) {
            List<Future<?>> workers = new ArrayList<>();
            for (int worker = 0; worker < busy; worker++)
                workers.add(pool.submit(() -> work(contest, next, results, listener)));
            workers.forEach(Arena::await);
        }
        return results.played();
    }

    private static <S, M, V> void work(
            Contest<S, M, V> contest,
            AtomicInteger next,
            ContestResults results,
            Consumer<Played> listener) {
        boolean done = false;
        try {
            for (int match; (match = next.getAndIncrement()) < contest.matches(); ) {
                var played = new Referee<>(contest, contest.pairing(match), _ -> {}).play();
                results.enter(played);
                listener.accept(played);
            }
            done = true;
        } finally {
            if (!done) next.set(contest.matches());
        }
    }

    private static void await(Future<?> worker) {
        try {
            worker.get();
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof RuntimeException fault) throw fault;
            throw new IllegalStateException("a match could not be played", failed.getCause());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while playing", interrupted);
        }
    }

    /** Plays one match of a contest again, every step checked, and keeps its steps. */
    public static <S, M, V> Match<S, M, V> replay(Contest<S, M, V> contest, int match)
            throws RefusedMoveException {
        List<Step<M>> steps = new ArrayList<>();
        new Referee<>(contest, contest.pairing(match), steps::add).play();
        return Match.replay(contest.game(), steps);
    }
}
