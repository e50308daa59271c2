package strategos.server;

import java.util.List;
import org.jspecify.annotations.Nullable;
import strategos.game.Bot;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.wire.BotMemory;
import strategos.wire.Catalogue.BotInfo;

/**
 * A bot that can be asked for when a match is made.
 *
 * @param learning how it learns and what it remembers; null for a bot that does not learn
 * @param <G> the games of its family
 */
public record BotOffer<G, M, V>(
        BotInfo info, Maker<G, M, V> maker, @Nullable Learning<G, M> learning) {

    /** A bot that does not learn. */
    public BotOffer(BotInfo info, Maker<G, M, V> maker) {
        this(info, maker, null);
    }

    /** What makes a bot for one seat of one match; its randomness comes from the seed alone. */
    @FunctionalInterface
    public interface Maker<G, M, V> {
        Bot<M, V> make(G game, Seed seed);
    }

    /** How a bot learns, and what it remembers. */
    public interface Learning<G, M> {

        /**
         * Learns from the latest steps of a match that it plays in a seat.
         *
         * @param steps all steps so far
         * @param known how many of them it was told of before
         */
        void learn(G game, List<Step<M>> steps, int known, Seat self);

        /** What it remembers of a game, the moves in this order. */
        BotMemory memory(G game, Seat self, BotMemory.Sorting order);
    }
}
