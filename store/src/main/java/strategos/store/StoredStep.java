package strategos.store;

import java.util.Optional;

/**
 * One stored step of a match.
 *
 * @param seq its number in the match, from 1
 * @param line the step as in a record
 * @param message the message that caused it; empty for nature and bots
 */
public record StoredStep(int seq, String line, Optional<Message> message) {

    /**
     * A client's message.
     *
     * @param seat the seat that sent it
     * @param id the id chosen by the client, so that it can be resent safely
     */
    public record Message(int seat, String id) {}
}
