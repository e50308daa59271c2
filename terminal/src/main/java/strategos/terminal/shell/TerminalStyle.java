package strategos.terminal.shell;

import java.util.List;
import strategos.terminal.console.Screen;

/** How a family of games is played at a terminal. */
public interface TerminalStyle<G, M, V> {

    /** How a game looks to people on this screen, the players by seat. */
    Face<M, V> face(G game, List<String> players, Screen screen);

    /** What a person who begins a match is told about the commands. */
    String hint();

    /** What a player can take back. */
    default TakingBack takingBack() {
        return TakingBack.OWN_MOVE;
    }
}
