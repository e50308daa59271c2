package strategos.table;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongFunction;
import strategos.game.Seat;
import strategos.game.Turn;
import strategos.wire.Pace;

/** The persistent log of a table. */
public interface Journal {

    /**
     * Writes down what happened, before anybody is told of it. The entries belong together. Done
     * when all of them will be found after the power fails; fails when it cannot promise that.
     */
    CompletableFuture<Void> append(List<Entry> entries, Progress after);

    /** Writes down the clocks, if they change without a step. */
    CompletableFuture<Void> setClock(Clocking clock);

    /**
     * Writes down a new seal, under the next public number.
     *
     * @param seal makes it when the number is known
     */
    CompletableFuture<SealState> seal(LongFunction<SealState> seal);

    /** Writes down a change of a seal, if there is no step with it. */
    CompletableFuture<Void> setSeal(SealState seal);

    /** Writes down how fast the bots are to play. */
    CompletableFuture<Void> setPace(Pace pace);

    /**
     * One step of a match.
     *
     * @param seq its number in the match, from 1
     * @param line the step as in a record
     * @param message the message that caused it; empty for nature and bots
     */
    record Entry(int seq, String line, Optional<Message> message) {}

    /** A client's message, identified by the client's id. */
    record Message(Seat seat, String id) {}

    /**
     * The progress of a match: the number of turns that have begun, who acts next, the time, and
     * the dice if they are sealed.
     */
    record Progress(int turns, Turn next, Clocking clock, Optional<SealState> seal) {}

    /**
     * The time of a match.
     *
     * @param state the clocks; empty if there is nothing to keep
     * @param deadline the server time at which one of them runs out
     */
    record Clocking(Optional<ClockState> state, OptionalLong deadline) {}
}
