package strategos.server;

import strategos.conquest.Conquest;
import strategos.conquest.View;
import strategos.conquest.move.Move;
import strategos.game.Bot;
import strategos.game.Seed;
import strategos.wire.Catalogue.BotInfo;

/** A bot that can be asked for when a match is made. */
public record BotOffer(BotInfo info, Maker maker) {

    /** What makes a bot for one seat of one match; its randomness comes from the seed alone. */
    @FunctionalInterface
    public interface Maker {
        Bot<Move, View> make(Conquest game, Seed seed);
    }
}
