package strategos.engine;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A request of a program to the engine: one line of JSON. docs/protocol/engine.md#requests */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "t")
public sealed interface EngineRequest {

    /** Who draws the outcomes of chance in a match. */
    enum Chances {
        /** The engine, whenever chance has to decide. */
        AUTO,
        /** The engine or the program, in requests of their own. */
        ASKED
    }

    /** A request that names one match. */
    sealed interface OfMatch extends EngineRequest permits Moves, Play, Roll, View, Board {
        String match();
    }

    /** Asks for the version of the protocol and the games. */
    record Hello() implements EngineRequest {}

    /**
     * Opens a match, in the place of any other of this name.
     *
     * @param rules the name of a preset; with {@code text}, the name of that file
     * @param text the text of a rules file
     * @param set changed options of the rules
     * @param seats the number of seats, if not the usual one
     * @param seed what everything random comes from; drawn if it is missing
     */
    record New(
            String match,
            String rules,
            @Nullable String text,
            @Nullable Map<String, String> set,
            @Nullable String board,
            @Nullable Integer seats,
            @Nullable Long seed,
            @Nullable Chances chance)
            implements EngineRequest, GameOpener.Wanted {}

    /**
     * Lists legal moves.
     *
     * @param seat whose; the one that decides if it is missing
     * @param from the number of the first move to list, from 0
     * @param most the most moves to list
     */
    record Moves(
            String match, @Nullable Integer seat, @Nullable Integer from, @Nullable Integer most)
            implements OfMatch {}

    /**
     * Makes a move, either written out or by its number among the legal ones.
     *
     * @param seat whose; the one that decides if it is missing
     * @param events the seat that is told what happened, -1 for the public; nobody if missing
     */
    record Play(
            String match,
            @Nullable Integer seat,
            @Nullable String move,
            @Nullable Integer option,
            @Nullable Integer events)
            implements OfMatch {}

    /**
     * Lets chance decide once: as the engine draws, or as said.
     *
     * @param outcome its number
     * @param step the same as text: {@code dice 6 3 1 - 5 2} or {@code draw 17}
     * @param events the seat that is told what happened, -1 for the public; nobody if missing
     */
    record Roll(
            String match,
            @Nullable Integer outcome,
            @Nullable String step,
            @Nullable Integer events)
            implements OfMatch {}

    /** Shows a match to a seat, or to the public if there is none. */
    record View(String match, @Nullable Integer seat) implements OfMatch {}

    /** Asks for the board of a match. */
    record Board(String match) implements OfMatch {}

    /**
     * Opens a match in a state that is possible for all that a seat knows of another match.
     *
     * @param into the name of the new match
     */
    record Guess(String match, int seat, String into, @Nullable Long seed, @Nullable Chances chance)
            implements EngineRequest {}

    /** Copies a match, in the place of any other of the new name. */
    record Copy(String match, String into, @Nullable Long seed, @Nullable Chances chance)
            implements EngineRequest {}

    /** Drops a match or a batch. */
    record Forget(@Nullable String match, @Nullable String batch) implements EngineRequest {}

    /**
     * Asks for the exact odds of a battle of dice.
     *
     * @param attackers the armies on the attacking territory, including the one that stays behind
     * @param stop the number of armies at which the attacker stops
     */
    record Odds(
            int attackers,
            int defenders,
            @Nullable Integer stop,
            @Nullable Integer attackDice,
            @Nullable Integer defendDice,
            @Nullable Integer edge)
            implements EngineRequest {}

    // Many matches at once.

    /** A request that names one batch. */
    sealed interface OfBatch extends EngineRequest permits Step, Observe, Restart, Actions {
        String batch();
    }

    /**
     * Opens many matches of one game, in the place of any other batch of this name.
     *
     * @param matches how many
     * @param limit the number of actions after which a match is broken off
     * @param restart whether a match that ends begins anew at once
     * @param threads the number of threads that step the matches
     */
    record Batch(
            String batch,
            String rules,
            @Nullable String text,
            @Nullable Map<String, String> set,
            @Nullable String board,
            @Nullable Integer seats,
            int matches,
            @Nullable Long seed,
            @Nullable Integer limit,
            @Nullable Boolean restart,
            @Nullable Integer threads)
            implements EngineRequest, GameOpener.Wanted {}

    /**
     * Takes one action in every match. A block with the actions follows the line.
     *
     * @param bytes the length of that block
     */
    record Step(String batch, int bytes) implements OfBatch {

        /** The most bytes of a block. */
        private static final int LARGEST = 1 << 26;

        public Step {
            if (bytes < 0 || bytes > LARGEST)
                throw new IllegalArgumentException(
                        "a block has 0 to %,d bytes, not %,d".formatted(LARGEST, bytes));
        }
    }

    /**
     * Shows all matches to one seat, even if it is not its turn.
     *
     * @param seat the seats to move if it is missing
     */
    record Observe(String batch, @Nullable Integer seat) implements OfBatch {}

    /** Begins all matches anew. */
    record Restart(String batch, @Nullable Long seed) implements OfBatch {}

    /** Asks for the names of all actions. */
    record Actions(String batch) implements OfBatch {}
}
