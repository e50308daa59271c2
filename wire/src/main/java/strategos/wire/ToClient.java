package strategos.wire;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a server says on the socket of a match. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "t")
public sealed interface ToClient {

    /**
     * The match as it stands now; all that came before is in it.
     *
     * @param seq the last step in it
     * @param you the seat of whoever reads this
     */
    record Snapshot(long seq, MatchInfo match, @Nullable Integer you, Scene scene)
            implements ToClient {}

    /** Steps that happened, in order; one or more of them. */
    record Steps(List<Frame> frames) implements ToClient {

        public Steps {
            frames = List.copyOf(frames);
        }
    }

    /** Someone sat down, came or went. */
    record Seats(MatchInfo match) implements ToClient {}

    /**
     * A message was accepted, now or when it was sent before.
     *
     * @param id that of the message
     * @param seq the step that it made, or the last one before it if it made none
     */
    record Ack(String id, long seq) implements ToClient {}

    /**
     * A message was refused, and changed nothing.
     *
     * @param id that of the message, if it could be read
     * @param message for a person to read
     * @param retryAfterSeconds when to try again, where that helps
     */
    record Refused(
            @Nullable String id,
            FaultCode code,
            String message,
            @Nullable Integer retryAfterSeconds)
            implements ToClient {}
}
