package strategos.terminal.console;

import java.util.List;

/**
 * Completions of a line that is being typed.
 *
 * @param from the start of the part that the candidates replace
 */
public record Suggestions(int from, List<String> candidates) {

    public Suggestions {
        candidates = List.copyOf(candidates);
    }

    /** Suggests completions of the text typed so far. */
    @FunctionalInterface
    public interface Source {
        Suggestions at(String typed);
    }

    /** Nothing comes to mind. */
    public static final Source NONE = typed -> new Suggestions(typed.length(), List.of());

    /** The same suggestions for a line that has something before it. */
    public Suggestions shifted(int by) {
        return new Suggestions(from + by, candidates);
    }
}
