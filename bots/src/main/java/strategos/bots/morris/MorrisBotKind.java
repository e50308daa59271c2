package strategos.bots.morris;

import strategos.game.Bot;
import strategos.game.Seed;
import strategos.morris.Morris;
import strategos.morris.Move;
import strategos.morris.View;

/**
 * A bot of Morris that can be asked for by name.
 *
 * @param name what people call it
 * @param about what it is, in a sentence
 */
public record MorrisBotKind(String name, String about, Maker maker) {

    /** What makes a bot for one seat of one match. */
    @FunctionalInterface
    public interface Maker {
        Bot<Move, View> make(Morris game, Seed seed, Memories memories);
    }

    /** A bot of this kind for one seat of one match; all its chance comes from the seed. */
    public Bot<Move, View> make(Morris game, Seed seed, Memories memories) {
        return maker.make(game, seed, memories);
    }
}
