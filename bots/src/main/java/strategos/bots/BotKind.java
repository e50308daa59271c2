package strategos.bots;

import strategos.game.Bot;
import strategos.game.GameView;
import strategos.game.Seed;

/**
 * A named kind of bot.
 *
 * @param name its name
 * @param about a one-sentence description, without its name
 * @param <G> the games that it plays
 */
public record BotKind<G, M, V>(String name, String about, Maker<G, M, V> maker) {

    /** Makes a bot for one seat of one match; all its randomness comes from the seed. */
    @FunctionalInterface
    public interface Maker<G, M, V> {
        Bot<M, V> make(G game, Seed seed);
    }

    /** The bot that takes any legal move; every family has it. */
    public static <G, M, V extends GameView<M>> BotKind<G, M, V> random() {
        return new BotKind<>(
                "random",
                "picks any legal move with equal probability",
                (_, seed) -> new Uniform<>(seed.random()));
    }

    /** A bot of this kind for one seat of one match; all its randomness comes from the seed. */
    public Bot<M, V> make(G game, Seed seed) {
        return maker.make(game, seed);
    }
}
