package strategos.app.model;

import java.util.List;
import strategos.terminal.console.Screen;
import strategos.terminal.shell.Face;
import strategos.terminal.shell.TakingBack;
import strategos.terminal.shell.TerminalStyle;

/** Hexapawn at a terminal. */
final class HexapawnStyle implements TerminalStyle<Hexapawn, Move, View> {

    @Override
    public Face<Move, View> face(Hexapawn game, List<String> players, Screen screen) {
        return new HexapawnFace(players, screen.paint());
    }

    @Override
    public String hint() {
        return "'a1a2' moves a pawn. Type 'help' at any time.";
    }

    @Override
    public TakingBack takingBack() {
        return TakingBack.LAST_MOVE;
    }
}
