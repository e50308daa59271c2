package strategos.table;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import strategos.game.Bot;
import strategos.game.Game;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.wire.Frames;

/**
 * The game at a table, as viewers see it, and its bots.
 *
 * @param standIns makes bots that play for people whose time is over
 * @param lessons the lessons of the bots that learn during the match
 */
public record TableGame<S, M, V>(
        Frames<S, M, V> frames,
        Map<Seat, Bot<M, V>> bots,
        Function<Seat, Bot<M, V>> standIns,
        List<Lesson<M>> lessons) {

    /** How a bot learns during a match. */
    @FunctionalInterface
    public interface Lesson<M> {

        /**
         * Learns from the latest steps of a match, over or not.
         *
         * @param steps all steps so far
         * @param known how many of them it was told of before
         */
        void learn(List<Step<M>> steps, int known);
    }

    public TableGame {
        bots = Map.copyOf(bots);
        lessons = List.copyOf(lessons);
    }

    Game<S, M, V> game() {
        return frames.game();
    }
}
