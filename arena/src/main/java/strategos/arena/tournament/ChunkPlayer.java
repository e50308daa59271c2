package strategos.arena.tournament;

import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.stream.IntStream;
import strategos.arena.Arena;
import strategos.arena.Contest;
import strategos.arena.Played;
import strategos.game.NotationException;

/**
 * Plays chunks of a tournament. The result depends on the tournament and the chunk alone; only the
 * times differ. Any number of threads may play at once.
 */
public final class ChunkPlayer {

    private final Tournament tournament;
    private final ContestSource source;
    private final Schedule schedule;
    private final AtomicReferenceArray<Contest<?, ?, ?>> contests;

    public ChunkPlayer(Tournament tournament, ContestSource source) {
        this.tournament = tournament;
        this.source = source;
        schedule = new Schedule(tournament);
        contests = new AtomicReferenceArray<>(schedule.lineups().size());
    }

    public ChunkResult play(Chunk chunk) {
        long before = System.nanoTime();
        List<Played> played =
                IntStream.range(chunk.first(), chunk.end()).mapToObj(this::play).toList();
        return new ChunkResult(chunk, played, System.nanoTime() - before);
    }

    private Played play(int match) {
        var appointment = schedule.at(match);
        return Arena.play(contest(appointment.table()), appointment.number()).numbered(match);
    }

    /** The contest at a table, opened when it is first needed. */
    public Contest<?, ?, ?> contest(int table) {
        var known = contests.get(table);
        if (known != null) return known;
        try {
            var opened = source.open(tournament, table);
            contests.compareAndSet(table, null, opened);
            return opened;
        } catch (NotationException unreadable) {
            throw new IllegalArgumentException(unreadable.getMessage(), unreadable);
        }
    }
}
