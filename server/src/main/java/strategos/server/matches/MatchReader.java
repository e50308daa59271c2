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
 * Answers expensive requests about matches: their past, their statistics and their boards, as JSON.
 *
 * <p>It uses a few threads, so that play is not delayed; identical requests share one cached
 * answer; and work that nobody waits for is cancelled.
 */
final class MatchReader {

    /** How long all answers may be together that are kept in memory. */
    private static final long ROOM = 16_000_000;

    /** The maximum length of an answer. */
    private static final int LONGEST_ANSWER = 32_000_000;

    private final Workshop hands = new Workshop(2, Workshop.LONGEST);
    private final LruCache<Question, String> answers = new LruCache<>(ROOM, String::length);

    /** The kind of a request about a match. */
    enum Part {
        BOARD,
        PAST,
        HISTORY,
        CHANCES,
        REPLAY,
        RESULT,
        RATED_RESULT,
        REVIEW
    }

    /**
     * The cache key of a request.
     *
     * @param viewer the viewer of the match
     * @param steps the number of steps of the match
     * @param upTo the last requested step
     */
    record Question(String match, Part part, Viewer viewer, long steps, long upTo) {}

    /** The answer as JSON. */
    String answer(Question question, Supplier<?> work, BooleanSupplier isGone) {
        while (true) {
            try {
                return answers.get(question, () -> hands.make(() -> written(work.get()), isGone));
            } catch (TooLongException _) {
                throw new Refusal(FaultCode.UNAVAILABLE, "This takes too long to compute.");
            } catch (GoneException _) {
                // Cancelled because the first client has gone; this one may still wait.
                if (isGone.getAsBoolean()) throw Refusal.gone();
            }
        }
    }

    private static String written(Object answer) {
        String text = Json.write(answer);
        if (text.length() > LONGEST_ANSWER)
            throw new Refusal(
                    FaultCode.TOO_LARGE,
                    "This match is too large for the browser. Download its record, and watch it"
                            + " with 'strategos replay FILE'.");
        return text;
    }
}
