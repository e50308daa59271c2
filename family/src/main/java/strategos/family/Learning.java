package strategos.family;

import java.util.List;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.wire.BotMemory;

/** The learning and the memory of a bot. */
public interface Learning<G, M> {

    /**
     * Learns from a match that the bot plays, or forgets what it learned from steps taken back.
     *
     * @param before the steps that it has learned from so far
     * @param now all steps of the match
     */
    void follow(G game, List<Step<M>> before, List<Step<M>> now, Seat self);

    /** What the bot remembers of a game, the moves in this order. */
    BotMemory memory(G game, Seat self, BotMemory.Sorting order);
}
