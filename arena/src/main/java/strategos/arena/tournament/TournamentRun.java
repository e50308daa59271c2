package strategos.arena.tournament;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import strategos.arena.ContestResults;
import strategos.arena.Played;
import strategos.arena.tournament.Sprt.Hypotheses;
import strategos.arena.tournament.Sprt.Verdict;
import strategos.arena.tournament.TournamentReport.TestResult;

/**
 * A tournament while it is played: it hands out chunks and takes in results, in any order and from
 * any thread. A test looks at the results in the order of the matches, so that it ends with the
 * same match wherever the chunks were played.
 */
public final class TournamentRun {

    private final Tournament tournament;
    private final Schedule schedule;
    private final ContestResults results;
    private final BitSet handedOut = new BitSet();
    private final BitSet entered = new BitSet();
    private final @Nullable Sprt test;
    private int end;
    private int looked;
    private boolean stopped;

    public TournamentRun(Tournament tournament, @Nullable Hypotheses hypotheses) {
        this.tournament = tournament;
        schedule = new Schedule(tournament);
        results = new ContestResults(schedule.matches(), schedule.mostSeats());
        test = hypotheses == null ? null : new Sprt(hypotheses, schedule.seats(0));
        end = schedule.matches();
    }

    /** The number of all matches, unless a test ends earlier. */
    public int scheduled() {
        return schedule.matches();
    }

    /** The number of matches that count: all, or those that a test needed. */
    public synchronized int matches() {
        return end;
    }

    /** The number of matches that have not been handed out. */
    public synchronized int remaining() {
        int taken = handedOut.get(0, end).cardinality();
        return end - taken;
    }

    /** Whether all matches that count have been played. */
    public synchronized boolean isComplete() {
        return entered.nextClearBit(0) >= end;
    }

    /** Hands out and takes in nothing from now on. */
    public synchronized void stop() {
        stopped = true;
    }

    /** The next matches to play, at most this number; none when all have been handed out. */
    public synchronized Optional<Chunk> next(int most) {
        int first = handedOut.nextClearBit(0);
        if (stopped || first >= end) return Optional.empty();
        int taken = handedOut.nextSetBit(first);
        int until = Math.min(end, taken < 0 ? end : taken);
        var chunk = new Chunk(first, first + Math.clamp(most, 1, until - first));
        handedOut.set(chunk.first(), chunk.end());
        return Optional.of(chunk);
    }

    /** Takes in the result of a chunk. */
    public synchronized void enter(ChunkResult result) {
        if (stopped) return;
        handedOut.set(result.chunk().first(), result.chunk().end());
        entered.set(result.chunk().first(), result.chunk().end());
        result.played().forEach(results::enter);
        if (test != null) look(test);
    }

    /** Shows a test the rotations that are complete, until it has its answer. */
    private void look(Sprt sprt) {
        int seats = schedule.seats(0);
        while (looked + seats <= end && entered.nextClearBit(looked) >= looked + seats) {
            double points = 0;
            for (int match = looked; match < looked + seats; match++)
                points += results.played(match).points(0);
            sprt.add(points / seats);
            looked += seats;
            if (sprt.verdict() != Verdict.OPEN) end = looked;
        }
    }

    /** The matches that have been played and count, in order. */
    public synchronized List<Played> played() {
        return results.played().stream().filter(match -> match.match() < end).toList();
    }

    /** What is known from the matches so far, of which there is at least one. */
    public synchronized TournamentReport report() {
        var played = played();
        return TournamentReport.of(tournament, played, test == null ? null : tested(test, played));
    }

    private TestResult tested(Sprt sprt, List<Played> played) {
        double points = played.stream().mapToDouble(match -> match.points(0)).sum();
        return new TestResult(
                sprt.hypotheses(),
                sprt.verdict(),
                sprt.logLikelihoodRatio(),
                sprt.rotations(),
                Sprt.elo(points / played.size(), schedule.seats(0)));
    }
}
