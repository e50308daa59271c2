package strategos.app.shell;

import java.util.List;
import strategos.app.terminal.Screen;
import strategos.game.Bot;
import strategos.game.Game;
import strategos.game.Seed;
import strategos.wire.Portrayal;

/** A game of one family with all that is needed to play it at a terminal. */
public interface Family<S, M, V> {

    Game<S, M, V> game();

    /** How the game looks to people on this screen, the players by seat. */
    Face<M, V> face(List<String> players, Screen screen);

    /** How the game looks to other programs. */
    Portrayal<M, V> portrayal();

    /** Whether a bot that plays this game has this name; other names are those of people. */
    boolean isBot(String name);

    /** The bot with this name. */
    Bot<M, V> bot(String name, Seed seed);

    /** The bot that gives people advice. */
    String adviser();
}
