package strategos.wire;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;

/**
 * A message from a client on the socket of a match. Its id, chosen by the client, identifies the
 * message permanently: if it is sent again, it gets the same answer and has no further effect.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "t")
public sealed interface FromClient {

    int LONGEST_ID = 64;
    int LONGEST_MOVE = 1_000;

    String id();

    /** Makes a move, in the notation of the game. */
    record Move(String id, String move) implements FromClient {

        public Move {
            requireId(id);
            if (move.length() > LONGEST_MOVE)
                throw new IllegalArgumentException(
                        "a move has at most %,d characters, not %,d"
                                .formatted(LONGEST_MOVE, move.length()));
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

    private static void requireId(String id) {
        if (!id.matches("[!-~]{1," + LONGEST_ID + "}"))
            throw new IllegalArgumentException(
                    "an id is 1 to %d characters of plain ASCII, without spaces"
                            .formatted(LONGEST_ID));
    }
}
