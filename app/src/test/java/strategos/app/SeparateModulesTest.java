package strategos.app;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The rules of {@link ArchitectureTest} for the modules that {@code app} does not have on its class
 * path. Their sources are read as text, so that no build needs PyTorch or Spark for it.
 */
class SeparateModulesTest {

    private static final ModuleGraph GRAPH = ModuleGraph.read();

    private static final SourceTree SOURCES = new SourceTree(Path.of(".."));

    static Set<String> modules() {
        var modules = new TreeSet<>(SOURCES.modules());
        modules.removeAll(ArchitectureTest.modules());
        return modules;
    }

    @Test
    @DisplayName("The programs that need PyTorch and Spark are such modules")
    void thereAreSeparateModules() {
        assertThat(modules()).contains("learn", "cluster");
    }

    @DisplayName("A module sees only the modules its arrows lead to")
    @ParameterizedTest
    @MethodSource("modules")
    void arrows(String module) {
        assertThat(namedAgainstArrows(SOURCES, module)).isEmpty();
    }

    @DisplayName("No two packages depend on each other, directly or in a circle")
    @ParameterizedTest
    @MethodSource("modules")
    void noCycles(String module) {
        assertThat(packagesInCycles(SOURCES, module)).isEmpty();
    }

    @DisplayName("Every package says that nothing in it is null unless marked")
    @ParameterizedTest
    @MethodSource("modules")
    void nullMarked(String module) {
        assertThat(SOURCES.packagesWithoutNullMark(module)).isEmpty();
    }

    @Test
    @DisplayName("An import against the arrows, a cycle, and a package without a mark are found")
    void violationsAreFound(@TempDir Path root) throws IOException {
        write(root, "learn/src/main/java/strategos/learn/Trial.java", "strategos.learn.play.Game");
        write(
                root,
                "learn/src/main/java/strategos/learn/play/Game.java",
                "strategos.server.web.Trial",
                "strategos.learn.Trial",
                "strategos.game.Seat");
        var planted = new SourceTree(root);
        assertThat(planted.modules()).containsExactly("learn");
        assertThat(namedAgainstArrows(planted, "learn"))
                .containsExactly("strategos.learn.play: strategos.server.web");
        assertThat(packagesInCycles(planted, "learn"))
                .containsExactly("strategos.learn", "strategos.learn.play");
        assertThat(planted.packagesWithoutNullMark("learn"))
                .containsExactly("strategos.learn", "strategos.learn.play");
    }

    private static void write(Path root, String file, String... imports) throws IOException {
        Path path = root.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(
                path, Set.of(imports).stream().map("import %s;\n"::formatted).collect(joining()));
    }

    private static Set<String> namedAgainstArrows(SourceTree sources, String module) {
        var seen = GRAPH.seenBy(module);
        var strangers = new TreeSet<String>();
        sources.packagesNamedIn(module)
                .forEach(
                        (home, named) ->
                                named.stream()
                                        .filter(it -> !seen.contains(moduleOf(it)))
                                        .forEach(it -> strangers.add(home + ": " + it)));
        return strangers;
    }

    /**
     * What is left when packages that name none of those left are taken away, one after another.
     */
    private static Set<String> packagesInCycles(SourceTree sources, String module) {
        Map<String, Set<String>> left = new TreeMap<>(sources.packagesNamedIn(module));
        while (true) {
            var free =
                    left.entrySet().stream()
                            .filter(it -> it.getValue().stream().noneMatch(left::containsKey))
                            .map(Map.Entry::getKey)
                            .collect(toCollection(TreeSet::new));
            if (free.isEmpty()) return left.keySet();
            left.keySet().removeAll(free);
        }
    }

    private static String moduleOf(String packageName) {
        return packageName.split("\\.", -1)[1];
    }
}
