package strategos.terminal.console;

import java.util.List;

/**
 * What a line that is being typed can go on with.
 *
 * @param from where in the line that begins which the candidates replace
 */
public record Suggestions(int from, List<String> candidates) {

    public Suggestions {
        candidates = List.copyOf(candidates);
    }

    /** Makes suggestions for what has been typed so far. */
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
