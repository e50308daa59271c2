package strategos.terminal.shell;

import java.util.List;
import java.util.Optional;
import strategos.family.Explainer;
import strategos.game.Bot;
import strategos.game.Game;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.terminal.console.Screen;
import strategos.wire.Portrayal;

/** A game with everything needed to play it in the terminal. */
public interface TerminalGame<S, M, V> {

    Game<S, M, V> game();

    /** What is played, in a few words: {@code The World, modern}. */
    String title();

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

    /** How decisions are explained; nothing if they are not. */
    Optional<Explainer<M, V>> explainer();

    /** What a player can take back. */
    TakingBack takingBack();

    /**
     * Tells bots that learn how a match has changed: steps were added, or taken back.
     *
     * @param before the steps that the bots were told of so far
     * @param now all steps of the match
     */
    void follow(List<Step<M>> before, List<Step<M>> now, List<String> players);
}
