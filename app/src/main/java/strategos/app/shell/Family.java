package strategos.app.shell;

import java.util.List;
import strategos.app.terminal.Screen;
import strategos.game.Bot;
import strategos.game.Game;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.wire.Portrayal;

/** A game of one family with all that is needed to play it at a terminal. */
public interface Family<S, M, V> {

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

    /** What a person can take back. */
    enum TakingBack {
        /** The last step, if it is their own move. */
        OWN_MOVE,
        /**
         * The last move of anyone at the keyboard, and what bots have answered to it: where a turn
         * is one move, the next person sits there before the last can think better of it.
         */
        LAST_MOVE
    }

    default TakingBack takingBack() {
        return TakingBack.OWN_MOVE;
    }

    /**
     * A match has gone on, for bots that learn.
     *
     * @param steps all steps so far
     * @param known how many of them the bots were told of before
     */
    default void follow(List<Step<M>> steps, int known, List<String> players) {}

    /**
     * Steps have been taken back, for bots that have learned from them.
     *
     * @param steps all steps before that
     * @param left how many of them are left
     */
    default void takeBack(List<Step<M>> steps, int left, List<String> players) {}
}
