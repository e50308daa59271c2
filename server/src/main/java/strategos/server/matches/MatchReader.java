package strategos.server.matches;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import strategos.game.Viewer;
import strategos.server.board.GoneException;
import strategos.server.board.LruCache;
import strategos.server.board.TooLongException;
import strategos.server.board.Workshop;
import strategos.server.guards.Refusal;
import strategos.wire.FaultCode;
import strategos.wire.Json;

/**
 * What is read of matches and takes long: their past, their figures and their boards, as JSON.
 *
 * <p>A few threads do it, so that play goes on; all who ask for the same share one answer, which is
 * kept while there is room; and what nobody waits for any more is given up.
 */
final class MatchReader {

    /** How long all answers may be together that are kept in memory. */
    private static final long ROOM = 16_000_000;

    private final Workshop hands = new Workshop(2, Workshop.LONGEST);
    private final LruCache<Question, String> answers = new LruCache<>(ROOM, String::length);

    /** What is asked of a match. */
    enum Part {
        BOARD,
        PAST,
        HISTORY,
        REPLAY
    }

    /**
     * A question that has one answer.
     *
     * @param viewer with whose eyes the match is seen
     * @param steps how many steps the match has
     * @param upTo the last step that is asked for
     */
    record Question(String match, Part part, Viewer viewer, long steps, long upTo) {}

    /** The answer as JSON. */
    String answer(Question question, Supplier<?> work, BooleanSupplier isGone) {
        while (true) {
            try {
                return answers.get(
                        question, () -> hands.make(() -> Json.write(work.get()), isGone));
            } catch (TooLongException _) {
                throw new Refusal(FaultCode.UNAVAILABLE, "This takes too long to work out.");
            } catch (GoneException _) {
                // Cancelled because the first client has gone; this one may still wait.
                if (isGone.getAsBoolean())
                    throw new Refusal(FaultCode.UNAVAILABLE, "Nobody waits for this any more.");
            }
        }
    }
}
