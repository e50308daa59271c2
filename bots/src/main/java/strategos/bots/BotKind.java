package strategos.bots;

import strategos.conquest.Conquest;
import strategos.conquest.view.View;
import strategos.conquest.move.Move;
import strategos.game.Bot;
import strategos.game.Seed;

/**
 * A bot that can be asked for by name.
 *
 * @param name what people call it
 * @param about what it is, in a sentence
 */
public record BotKind(String name, String about, Maker maker) {

    /** What makes a bot for one seat of one match. */
    @FunctionalInterface
    public interface Maker {
        Bot<Move, View> make(Conquest game, Seed seed);
    }

    /** A bot of this kind for one seat of one match; all its chance comes from the seed. */
    public Bot<Move, View> make(Conquest game, Seed seed) {
        return Voter.of(maker.make(game, seed), game);
    }
}
