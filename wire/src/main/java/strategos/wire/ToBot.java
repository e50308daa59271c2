package strategos.wire;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A message to a program that plays in a seat. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "t")
public sealed interface ToBot {

    /** The version of the messages; it grows when a program has to change. */
    int PROTOCOL = 1;

    /** The most moves in one message. */
    int MOST_MOVES = 200;

    /**
     * A match begins.
     *
     * @param protocol {@link #PROTOCOL}
     * @param match the id of the match on a server; null elsewhere
     * @param game the family of games
     * @param rules the name of the rules
     * @param seat the seat of the program, counted from 0
     * @param players the names of all players, in seat order
     * @param seed for the choices of the program, if they are to be repeatable; null on a server
     * @param setup the header fields of a record that opens the same game
     * @param board what the match is played on
     * @param seq the number of the last step; 0 unless the program joins a running match
     * @param scene what the seat sees after that step
     */
    record Hello(
            int protocol,
            @Nullable String match,
            String game,
            String rules,
            int seat,
            List<String> players,
            @Nullable Long seed,
            Map<String, String> setup,
            Ground board,
            long seq,
            Scene scene)
            implements ToBot {

        public Hello {
            players = List.copyOf(players);
            setup = Collections.unmodifiableMap(new LinkedHashMap<>(setup));
        }
    }

    /**
     * A step that the seat may know of.
     *
     * @param seq its number among those
     * @param event what happened
     */
    record Step(long seq, Event event) implements ToBot {}

    /**
     * The seat has to decide.
     *
     * @param id the number of the decision, to be repeated in the answer
     * @param budgetMillis the time for the answer
     * @param scene what the seat sees now
     * @param count the number of numbered moves
     * @param moves the first of them, in notation
     */
    record Decide(long id, long budgetMillis, Scene scene, int count, List<String> moves)
            implements ToBot {

        public Decide {
            moves = List.copyOf(moves);
        }
    }

    /**
     * More of the numbered moves of a decision.
     *
     * @param from the number of the first, counted from 0
     */
    record Moves(long id, int from, List<String> moves) implements ToBot {

        public Moves {
            moves = List.copyOf(moves);
        }
    }

    /**
     * An answer was refused; the decision is still open, and its time runs on.
     *
     * @param message why
     */
    record Refused(long id, String message) implements ToBot {}

    /**
     * The match is over.
     *
     * @param winners the seats that have won; none in a draw
     */
    record Over(List<Integer> winners) implements ToBot {

        public Over {
            winners = List.copyOf(winners);
        }
    }
}
