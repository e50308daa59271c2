package strategos.wire;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A message from the server on the socket of a match. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "t")
public sealed interface ToClient {

    /**
     * The current state of the match, which replaces everything before.
     *
     * @param seq the number of the last step
     * @param you the seat of the receiving guest
     */
    record Snapshot(long seq, MatchInfo match, @Nullable Integer you, Scene scene)
            implements ToClient {}

    /** One or more steps, in order. */
    record Steps(List<Frame> frames) implements ToClient {

        public Steps {
            frames = List.copyOf(frames);
        }
    }

    /** Someone took a seat, connected or disconnected. */
    record Seats(MatchInfo match) implements ToClient {}

    /** The number of spectators: watchers without a seat. */
    record Spectators(int count) implements ToClient {}

    /**
     * The clocks of all seats, and which of them are played by bots for their owners. Running
     * clocks count down from here.
     *
     * @param botTurns the latest turns in which bots decided for people, for a log
     */
    record Clocks(List<SeatTime> seats, List<BotTurn> botTurns) implements ToClient {

        public Clocks {
            seats = List.copyOf(seats);
            botTurns = List.copyOf(botTurns);
        }
    }

    /** The sealed dice of the match, on arrival and when they change; absent in other matches. */
    record Dice(SealedDice dice) implements ToClient {}

    /**
     * The chat of the match, which replaces everything before.
     *
     * @param channels where the receiving guest can write; empty for a spectator
     */
    record Conversation(List<Chat.Channel> channels, List<Chat.Line> lines) implements ToClient {

        public Conversation {
            channels = List.copyOf(channels);
            lines = List.copyOf(lines);
        }
    }

    /** Somebody wrote in the chat. */
    record Spoke(Chat.Line line) implements ToClient {}

    /**
     * A message was accepted, now or earlier.
     *
     * @param id the id of the message
     * @param seq the number of the resulting step, or of the last step before it if there is none
     */
    record Ack(String id, long seq) implements ToClient {}

    /**
     * A message was refused without any effect.
     *
     * @param id the id of the message, if it could be read
     * @param message for a person to read
     * @param retryAfterSeconds when to try again, if that helps
     */
    record Refused(
            @Nullable String id,
            FaultCode code,
            String message,
            @Nullable Integer retryAfterSeconds)
            implements ToClient {}
}
