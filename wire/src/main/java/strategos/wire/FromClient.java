package strategos.wire;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import org.jspecify.annotations.Nullable;

/**
 * A message from a client on the socket of a match. Its id, chosen by the client, identifies the
 * message permanently: if it is sent again, it gets the same answer and has no further effect.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "t")
public sealed interface FromClient {

    int LONGEST_ID = 64;
    int LONGEST_MOVE = 1_000;

    String id();

    /**
     * Makes a move, in the notation of the game.
     *
     * @param link the next link of the seat's hash chain, in a match with sealed dice
     * @param next the tip of the seat's next chain, with the last link of one
     */
    record Move(String id, String move, @Nullable String link, @Nullable String next)
            implements FromClient {

        public Move {
            requireId(id);
            if (move.length() > LONGEST_MOVE)
                throw new IllegalArgumentException(
                        "a move has at most %,d characters, not %,d"
                                .formatted(LONGEST_MOVE, move.length()));
            if (link != null) requireBytes(link);
            if (next != null) requireBytes(next);
        }

        /** A move without a link. */
        public Move(String id, String move) {
            this(id, move, null, null);
        }
    }

    /** Commits a seat to a hash chain by its tip, in a match with sealed dice. */
    record Commit(String id, int seat, String tip) implements FromClient {

        public Commit {
            requireId(id);
            requireBytes(tip);
        }
    }

    /** Shows the next link of a seat's hash chain, when the server asks for it. */
    record Reveal(String id, int seat, String link) implements FromClient {

        public Reveal {
            requireId(id);
            requireBytes(link);
        }
    }

    /** Lets bots play at full speed until a person has to decide. */
    record Skip(String id) implements FromClient {

        public Skip {
            requireId(id);
        }
    }

    /** Sets how fast bots play. */
    @JsonTypeName("pace")
    record SetPace(String id, Pace pace) implements FromClient {

        public SetPace {
            requireId(id);
        }
    }

    /** Takes back one's own seat from the bot that stands in. */
    record TakeBack(String id) implements FromClient {

        public TakeBack {
            requireId(id);
        }
    }

    /** Checks that the server is alive. */
    record Ping(String id) implements FromClient {

        public Ping {
            requireId(id);
        }
    }

    private static void requireBytes(String hex) {
        if (!hex.matches("[0-9a-f]{64}"))
            throw new IllegalArgumentException("a link is 64 hexadecimal digits in lower case");
    }

    private static void requireId(String id) {
        if (!id.matches("[!-~]{1," + LONGEST_ID + "}"))
            throw new IllegalArgumentException(
                    "an id is 1 to %d characters of plain ASCII, without spaces"
                            .formatted(LONGEST_ID));
    }
}
