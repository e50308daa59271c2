package strategos.server;

import java.util.List;
import strategos.game.Bot;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.wire.Catalogue.BotInfo;

/**
 * A bot that can be asked for when a match is made.
 *
 * @param lesson what it does with a match that it played in, when that is over
 * @param <G> the games of its family
 */
public record BotOffer<G, M, V>(BotInfo info, Maker<G, M, V> maker, Lesson<G, M> lesson) {

    /** A bot that does not learn. */
    public BotOffer(BotInfo info, Maker<G, M, V> maker) {
        this(info, maker, (_, _, _) -> {});
    }

    /** What makes a bot for one seat of one match; its randomness comes from the seed alone. */
    @FunctionalInterface
    public interface Maker<G, M, V> {
        Bot<M, V> make(G game, Seed seed);
    }

    /** What a bot learns from a match that it played in a seat. */
    @FunctionalInterface
    public interface Lesson<G, M> {
        void learn(G game, List<Step<M>> steps, Seat self);
    }
}
