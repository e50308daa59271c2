package strategos.arena.tournament;

import java.util.List;
import strategos.arena.Played;

/**
 * The matches of a chunk after they have been played, each with its number in the tournament.
 *
 * @param nanos the time it took
 */
public record ChunkResult(Chunk chunk, List<Played> played, long nanos) {

    public ChunkResult {
        played = List.copyOf(played);
        if (played.size() != chunk.matches())
            throw new IllegalArgumentException(
                    "chunk %s has %d matches, not %d"
                            .formatted(chunk, chunk.matches(), played.size()));
    }
}
