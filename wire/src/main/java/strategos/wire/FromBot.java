package strategos.wire;

import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** A message from a program that plays in a seat, about a decision that it was asked for. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "t")
public sealed interface FromBot {

    /** The number of the decision. */
    long id();

    /** Decides for a move, in the notation of the game. */
    record Move(long id, String move) implements FromBot {

        public Move {
            if (move.length() > FromClient.LONGEST_MOVE)
                throw new IllegalArgumentException(
                        "a move has at most %,d characters, not %,d"
                                .formatted(FromClient.LONGEST_MOVE, move.length()));
        }
    }

    /**
     * Asks for more of the numbered moves.
     *
     * @param from the number of the first, counted from 0
     */
    record Moves(long id, int from) implements FromBot {

        public Moves {
            if (from < 0) throw new IllegalArgumentException("moves are numbered from 0");
        }
    }
}
