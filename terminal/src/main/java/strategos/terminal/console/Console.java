package strategos.terminal.console;

import java.util.List;
import java.util.Optional;

/** The input and output of a person, or of a script. */
public sealed interface Console extends Screen, AutoCloseable
        permits TerminalConsole, PipedConsole {

    void say(String line);

    default void say(List<String> lines) {
        lines.forEach(this::say);
    }

    /**
     * The next line of the person; empty when there are no more, or when the person wants to leave.
     */
    Optional<String> ask(String prompt, Suggestions.Source suggestions);

    /**
     * Hides from the next person what the last one has read. Empty when the person wants to leave.
     */
    Optional<String> handOver(String invitation);

    /** Whether the person wants to leave although nothing is being asked. */
    boolean isInterrupted();

    @Override
    void close();
}
