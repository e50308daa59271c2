package strategos.terminal.conquest;

import java.util.List;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.view.View;
import strategos.terminal.console.Screen;
import strategos.terminal.shell.Face;
import strategos.terminal.shell.TerminalStyle;

/** The Risk family at a terminal. */
public final class ConquestStyle implements TerminalStyle<Conquest, Move, View> {

    @Override
    public Face<Move, View> face(Conquest game, List<String> players, Screen screen) {
        return new ConquestFace(game.board(), players, screen);
    }

    @Override
    public String hint() {
        return "Type 'help' at any time; 'board' lists all names and borders.";
    }
}
