package strategos.store;

import java.util.Optional;

/**
 * One step of a match as it was written down.
 *
 * @param seq its number in the match, from 1
 * @param line the step as in a record
 * @param message what asked for it; empty for nature and bots
 */
public record StoredStep(int seq, String line, Optional<Message> message) {

    /**
     * What a client sent.
     *
     * @param seat who sent it
     * @param id the name the client gave it, so that it can be sent again without harm
     */
    public record Message(int seat, String id) {}
}
