package strategos.arena;

import java.util.ArrayList;
import java.util.List;
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
        WorkerThreads.run(busy, () -> work(contest, next, results, listener));
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
                var played = play(contest, match);
                results.enter(played);
                listener.accept(played);
            }
            done = true;
        } finally {
            if (!done) next.set(contest.matches());
        }
    }

    /** Plays one match of a contest. */
    public static <S, M, V> Played play(Contest<S, M, V> contest, int match) {
        return new Referee<>(contest, contest.pairing(match), null).play();
    }

    /**
     * Plays one match of a contest on this thread.
     *
     * @param observer called after each step; it may wait, and ends the match by throwing
     */
    public static <S, M, V> Played play(Contest<S, M, V> contest, int match, Runnable observer) {
        return new Referee<>(contest, contest.pairing(match), _ -> observer.run()).play();
    }

    /** Plays one match of a contest again, every step checked, and keeps its steps. */
    public static <S, M, V> Match<S, M, V> replay(Contest<S, M, V> contest, int match)
            throws RefusedMoveException {
        List<Step<M>> steps = new ArrayList<>();
        new Referee<>(contest, contest.pairing(match), steps::add).play();
        return Match.replay(contest.game(), steps);
    }
}
