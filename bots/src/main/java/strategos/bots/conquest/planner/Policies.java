package strategos.bots.conquest.planner;

import java.util.List;
import strategos.conquest.move.Move;
import strategos.conquest.view.View;
import strategos.game.Bot;

/**
 * The scripted bots that a planner lets play the rest of its turn.
 *
 * @param script decides what is not planned
 * @param peaceful attacks nobody
 * @param warlike each attacks for other reasons
 */
public record Policies(
        Bot<Move, View> script, Bot<Move, View> peaceful, List<Bot<Move, View>> warlike) {

    public Policies {
        warlike = List.copyOf(warlike);
    }

    /** The one that also plays for the others where their moves are played out. */
    Bot<Move, View> usual() {
        return warlike.getFirst();
    }
}
