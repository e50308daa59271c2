package strategos.wire;

import org.jspecify.annotations.Nullable;

/** The chat of a match: messages, and reports of them. */
public final class Chat {

    private Chat() {}

    /** Who can read a message. */
    public enum Channel {
        /** Everybody who has the link to the match. */
        MATCH,
        /** The team of its author. */
        TEAM
    }

    /** A prepared phrase. Each client shows it in its own language. */
    public enum Phrase {
        HELLO,
        GOOD_LUCK,
        NICE_MOVE,
        THANKS,
        SORRY,
        ONE_MOMENT,
        GOOD_GAME
    }

    /**
     * A message as its readers get it, with either a phrase or a text, or neither once an operator
     * has deleted it.
     *
     * @param number counts the messages of the match
     * @param seat where the author sat then
     * @param name what the author was called then
     * @param at when it was written, in milliseconds since 1970
     */
    public record Line(
            int number,
            Channel channel,
            int seat,
            String name,
            @Nullable Phrase phrase,
            @Nullable String text,
            long at) {}

    /** A message to send, with either a phrase or a text. */
    public record Post(Channel channel, @Nullable Phrase phrase, @Nullable String text) {}

    /** Why somebody reports a message or a player. */
    public record Complaint(String reason) {}

    /** A message as its author gets it in an export. */
    public record Written(String match, Line line) {}
}
