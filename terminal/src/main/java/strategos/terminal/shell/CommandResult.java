package strategos.terminal.shell;

import java.util.List;
import java.util.function.UnaryOperator;

/** The effect of a command. */
public sealed interface CommandResult<M> {

    /** The player makes these moves, one after the other. */
    record Moves<M>(List<M> moves) implements CommandResult<M> {
        public Moves {
            moves = List.copyOf(moves);
        }
    }

    /** The player reads these lines; the match does not change. */
    record Lines<M>(List<String> lines) implements CommandResult<M> {
        public Lines {
            lines = List.copyOf(lines);
        }
    }

    /**
     * The player revises the moves that can still be taken back: they are replaced by the revised
     * list.
     */
    record Revision<M>(UnaryOperator<List<M>> revised) implements CommandResult<M> {}

    static <M> CommandResult<M> move(M move) {
        return new Moves<>(List.of(move));
    }
}
