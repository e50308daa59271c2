package strategos.arena.tournament;

import java.util.function.Consumer;

/** Plays tournaments somewhere. */
public interface ChunkRunner {

    /**
     * Plays everything that a run hands out, and enters the results. The listener is told of each
     * before, from any thread; one that throws ends the run.
     */
    void run(TournamentRun run, Consumer<ChunkResult> listener);
}
