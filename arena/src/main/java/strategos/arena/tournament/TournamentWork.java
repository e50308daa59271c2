package strategos.arena.tournament;

import strategos.arena.driver.PortableWork;
import strategos.game.NotationException;

/** A tournament between built-in bots as work that can be done anywhere; its tasks are chunks. */
public final class TournamentWork implements PortableWork {

    public static final String KIND = "tournament";

    private final ChunkPlayer player;

    private TournamentWork(ChunkPlayer player) {
        this.player = player;
    }

    public static String text(Tournament tournament) {
        return PortableWork.text(KIND, TournamentText.write(tournament));
    }

    /** The work that a text of this kind describes. */
    public static TournamentWork read(String text) {
        try {
            var tournament = TournamentText.read(PortableWork.description(text));
            return new TournamentWork(new ChunkPlayer(tournament, new BuiltInContests()));
        } catch (NotationException unreadable) {
            throw new IllegalArgumentException(unreadable.getMessage(), unreadable);
        }
    }

    @Override
    public String answer(String task) {
        String[] ends = task.split(" ", -1);
        var chunk = new Chunk(Integer.parseInt(ends[0]), Integer.parseInt(ends[1]));
        return ChunkText.write(player.play(chunk));
    }
}
