package strategos.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * The graph of modules in ARCHITECTURE.md.
 *
 * @param arrows the modules that each module may name directly
 */
record ModuleGraph(Map<String, Set<String>> arrows) {

    /** {@code maps --> conquest}; the stages of the other graph begin with a capital. */
    private static final Pattern ARROW =
            Pattern.compile("^    ([a-z]+) --> ([a-z]+)$", Pattern.MULTILINE);

    static ModuleGraph read() {
        Map<String, Set<String>> arrows = new TreeMap<>();
        var drawn = ARROW.matcher(text(Path.of("../ARCHITECTURE.md")));
        while (drawn.find()) {
            arrows.computeIfAbsent(drawn.group(1), _ -> new TreeSet<>()).add(drawn.group(2));
            arrows.computeIfAbsent(drawn.group(2), _ -> new TreeSet<>());
        }
        return new ModuleGraph(arrows);
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    Set<String> modules() {
        return new TreeSet<>(arrows.keySet());
    }

    /** The module itself and those its arrows lead to, directly or through others. */
    Set<String> seenBy(String module) {
        var seen = new TreeSet<String>();
        collect(module, seen);
        return seen;
    }

    private void collect(String module, Set<String> seen) {
        if (seen.add(module))
            arrows.getOrDefault(module, Set.of()).forEach(next -> collect(next, seen));
    }
}
