package strategos.cluster;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.api.java.function.Function;
import strategos.arena.tournament.BuiltInContests;
import strategos.arena.tournament.Chunk;
import strategos.arena.tournament.ChunkPlayer;
import strategos.arena.tournament.ChunkText;
import strategos.arena.tournament.DriverMessage;
import strategos.arena.tournament.TournamentText;
import strategos.game.NotationException;

/**
 * Plays a chunk on a worker: text in, text out. A chunk that cannot be played is an answer, so that
 * Spark tries again only when a worker is lost.
 */
record ChunkTask(String tournament) implements Function<String, String> {

    private static final long serialVersionUID = 1;

    /** The tournaments that this process has played before. */
    private static final Map<String, ChunkPlayer> PLAYERS = new ConcurrentHashMap<>();

    @Override
    public String call(String chunk) {
        try {
            String[] ends = chunk.split(" ", -1);
            var range = new Chunk(Integer.parseInt(ends[0]), Integer.parseInt(ends[1]));
            return ChunkText.write(
                    PLAYERS.computeIfAbsent(tournament, ChunkTask::player).play(range));
        } catch (RuntimeException fault) {
            return DriverMessage.failed("chunk " + chunk + ": " + fault);
        }
    }

    private static ChunkPlayer player(String text) {
        try {
            return new ChunkPlayer(TournamentText.read(text), new BuiltInContests());
        } catch (NotationException unreadable) {
            throw new IllegalArgumentException(unreadable.getMessage(), unreadable);
        }
    }
}
