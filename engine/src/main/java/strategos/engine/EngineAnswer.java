package strategos.engine;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import org.jspecify.annotations.Nullable;
import strategos.family.Encoding.Section;
import strategos.wire.Event;
import strategos.wire.Ground;
import strategos.wire.OddsAnswer;
import strategos.wire.Scene;

/** The answer of the engine to one request. docs/protocol/engine.md#answers */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "t")
public sealed interface EngineAnswer {

    /** The kinds of errors. */
    enum ErrorCode {
        /** The line is not a request. */
        MALFORMED,
        /** The request names something that does not exist. */
        UNKNOWN,
        /** The rules do not allow it. */
        REFUSED,
        /** The match cannot be played like this. */
        UNPLAYABLE,
        /** The engine holds as much as it can. */
        LIMIT,
        /** The engine failed; the match is dropped. */
        INTERNAL
    }

    /** A request that had no effect, and why. */
    @JsonTypeName("error")
    record Failed(ErrorCode code, String reason) implements EngineAnswer {}

    /**
     * The engine.
     *
     * @param protocol the version of the protocol
     */
    record Hello(int protocol, List<Games> families) implements EngineAnswer {

        public Hello {
            families = List.copyOf(families);
        }
    }

    /** A family of games with the names of its rules and boards. */
    record Games(String family, String title, List<String> rules, List<String> boards) {

        public Games {
            rules = List.copyOf(rules);
            boards = List.copyOf(boards);
        }
    }

    /**
     * A match that was opened.
     *
     * @param rules the name of its rules
     * @param board the name of its board
     */
    record Opened(
            String match,
            String family,
            String rules,
            String board,
            int seats,
            long seed,
            WhoseTurn turn)
            implements EngineAnswer {}

    /**
     * The steps that were taken.
     *
     * @param steps as in the record of a match
     * @param events what the seat that asked for them saw
     */
    record Taken(String match, List<String> steps, @Nullable List<Event> events, WhoseTurn turn)
            implements EngineAnswer {

        public Taken {
            steps = List.copyOf(steps);
            if (events != null) events = List.copyOf(events);
        }
    }

    /**
     * Legal moves of a seat.
     *
     * @param count how many there are
     * @param from the number of the first one listed
     */
    record Moves(String match, int seat, int count, int from, List<String> moves)
            implements EngineAnswer {

        public Moves {
            moves = List.copyOf(moves);
        }
    }

    /** What a seat sees; the public for the seat -1. */
    record View(String match, int seat, Scene view) implements EngineAnswer {}

    /** The board of a match. */
    record Board(String match, Ground board) implements EngineAnswer {}

    /** The odds of a battle. */
    record Odds(OddsAnswer odds) implements EngineAnswer {}

    /** A match or a batch was dropped. */
    record Forgotten(@Nullable String match, @Nullable String batch) implements EngineAnswer {}

    // Many matches at once.

    /**
     * A batch that was opened. A block with the first observations follows the line.
     *
     * @param observation the parts of an observation
     * @param actions the parts of the actions
     * @param layout the parts of a block, in order
     * @param bytes the length of a block
     */
    record Batch(
            String batch,
            String family,
            String rules,
            String board,
            int seats,
            int matches,
            long seed,
            List<Section> observation,
            List<Section> actions,
            List<Part> layout,
            int bytes)
            implements EngineAnswer {

        public Batch {
            observation = List.copyOf(observation);
            actions = List.copyOf(actions);
            layout = List.copyOf(layout);
        }
    }

    /**
     * A part of a block: an array with one row per match.
     *
     * @param type {@code float32}, {@code int16} or {@code uint8}, little-endian
     * @param from the byte where it begins
     * @param columns the length of a row
     */
    record Part(String name, String type, int from, int columns) {}

    /** Announces a block of this length, which follows the line. */
    record Block(String batch, int bytes) implements EngineAnswer {}

    /** The names of all actions, by their numbers. */
    record Actions(String batch, List<String> names) implements EngineAnswer {

        public Actions {
            names = List.copyOf(names);
        }
    }
}
