package strategos.server.board;

import strategos.conquest.board.Board;
import strategos.conquest.board.Boards;
import strategos.game.NotationException;
import strategos.maps.generate.PlanText;

/**
 * All boards that can be played on at a server, by what people write to name one: {@code world} for
 * one that ships, or {@code random:60:5} for one that is made at random.
 */
public final class BoardShelf {

    /** The board of this name; the fault says why there is none. */
    public Board find(String ref) throws NotationException {
        if (PlanText.isMeant(ref)) return PlanText.read(ref).board();
        return Boards.named(ref)
                .orElseThrow(() -> new NotationException("There is no board '" + ref + "'."));
    }
}
