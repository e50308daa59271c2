package strategos.table;

import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import strategos.game.Bot;
import strategos.game.Game;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.wire.Frames;

/**
 * What is played at a table: the game as viewers see it, and the bots that hold seats.
 *
 * @param turns how many turns have begun, from the view of the public
 * @param lesson what bots do with the match when it is over
 */
public record Play<S, M, V>(
        Frames<S, M, V> frames,
        ToIntFunction<V> turns,
        Map<Seat, Bot<M, V>> bots,
        Lesson<M> lesson) {

    /** What is learned from a match that has come to its end. */
    @FunctionalInterface
    public interface Lesson<M> {
        void learn(List<Step<M>> steps);
    }

    public Play {
        bots = Map.copyOf(bots);
    }

    Game<S, M, V> game() {
        return frames.game();
    }
}
