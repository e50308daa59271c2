package strategos.terminal.shell;

import java.util.List;
import java.util.function.UnaryOperator;

/** What follows from a command. */
public sealed interface CommandResult<M> {

    /** The person makes these moves, one after the other. */
    record Moves<M>(List<M> moves) implements CommandResult<M> {
        public Moves {
            moves = List.copyOf(moves);
        }
    }

    /** The person reads these lines; the match stays as it is. */
    record Lines<M>(List<String> lines) implements CommandResult<M> {
        public Lines {
            lines = List.copyOf(lines);
        }
    }

    /**
     * The person thinks again of the moves that can still be taken back: they are made anew as the
     * revision of their list says, in the order in which they were made.
     */
    record Revision<M>(UnaryOperator<List<M>> revised) implements CommandResult<M> {}

    static <M> CommandResult<M> move(M move) {
        return new Moves<>(List.of(move));
    }
}
