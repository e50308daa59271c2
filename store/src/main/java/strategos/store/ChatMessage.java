package strategos.store;

import java.time.Instant;
import java.util.Optional;

/**
 * A message in the chat of a match.
 *
 * @param number counts the messages of the match
 * @param team the team that may read it; empty for everybody
 * @param phrase the name of a prepared phrase; empty for a text of the author's own
 * @param text empty for a prepared phrase, and after an operator has deleted the message
 */
public record ChatMessage(
        String match,
        int number,
        Author author,
        Optional<Integer> team,
        Optional<String> phrase,
        String text,
        Instant at) {

    /** Whether an operator has deleted it. */
    public boolean isDeleted() {
        return phrase.isEmpty() && text.isEmpty();
    }

    /**
     * Who wrote a message.
     *
     * @param id a guest or an account
     * @param seat where the author sat then
     * @param name what the author was called then
     */
    public record Author(String id, int seat, String name) {}
}
