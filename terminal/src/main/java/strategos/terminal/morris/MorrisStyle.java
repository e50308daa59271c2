package strategos.terminal.morris;

import java.util.List;
import strategos.morris.Morris;
import strategos.morris.Move;
import strategos.morris.View;
import strategos.terminal.console.Screen;
import strategos.terminal.shell.Face;
import strategos.terminal.shell.TakingBack;
import strategos.terminal.shell.TerminalStyle;

/** The terminal face of Morris. */
public final class MorrisStyle implements TerminalStyle<Morris, Move, View> {

    @Override
    public Face<Move, View> face(Morris game, List<String> players, Screen screen) {
        return new MorrisFace(game.rules().board(), players, screen);
    }

    @Override
    public String hint() {
        return "A letter places a man there, two letters move one. Type 'help' at any time.";
    }

    /** Nothing is hidden and nothing rolled, so the answers of others can be taken back too. */
    @Override
    public TakingBack takingBack() {
        return TakingBack.LAST_MOVE;
    }
}
