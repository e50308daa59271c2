package strategos.app;

import static java.util.stream.Collectors.toCollection;
import static java.util.stream.Collectors.toSet;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The main sources of all modules as text, also of those whose libraries are too large to be on the
 * class path of {@code app}.
 *
 * @param root the folder that has one folder per module
 */
record SourceTree(Path root) {

    /** A package of ours, in an import or elsewhere: {@code strategos.arena.tournament}. */
    private static final Pattern PACKAGE = Pattern.compile("\\bstrategos(\\.[a-z][a-z0-9]*)+\\b");

    private static final String MARK = "package-info.java";

    /** The folders that have main sources in Java. */
    Set<String> modules() {
        try (Stream<Path> folders = Files.list(root)) {
            return folders.filter(folder -> Files.isDirectory(sources(folder)))
                    .map(folder -> folder.getFileName().toString())
                    .collect(toCollection(TreeSet::new));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The simple names that several top-level classes share. */
    Set<String> namesGivenTwice() {
        var seen = new TreeSet<String>();
        return modules().stream()
                .flatMap(module -> files(module).stream())
                .map(SourceTree::name)
                .filter(name -> !name.equals(MARK))
                .filter(name -> !seen.add(name))
                .map(name -> name.replace(".java", ""))
                .collect(toCollection(TreeSet::new));
    }

    /** The other packages of ours that each package of a module names. */
    Map<String, Set<String>> packagesNamedIn(String module) {
        Map<String, Set<String>> named = new TreeMap<>();
        for (Path file : files(module)) {
            String home = packageOf(module, file);
            named.computeIfAbsent(home, _ -> new TreeSet<>())
                    .addAll(packagesIn(read(file)).filter(it -> !it.equals(home)).toList());
        }
        return named;
    }

    /** The packages of a module that do not say that nothing in them is null unless marked. */
    Set<String> packagesWithoutNullMark(String module) {
        var marked =
                files(module).stream()
                        .filter(file -> name(file).equals(MARK))
                        .filter(file -> read(file).contains("@NullMarked"))
                        .map(file -> packageOf(module, file))
                        .collect(toSet());
        return files(module).stream()
                .map(file -> packageOf(module, file))
                .filter(it -> !marked.contains(it))
                .collect(toCollection(TreeSet::new));
    }

    private List<Path> files(String module) {
        try (Stream<Path> files = Files.walk(sources(root.resolve(module)))) {
            return files.filter(file -> name(file).endsWith(".java")).sorted().toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Stream<String> packagesIn(String text) {
        return PACKAGE.matcher(text).results().map(MatchResult::group);
    }

    private String packageOf(String module, Path file) {
        Path folder = sources(root.resolve(module)).relativize(file.getParent());
        return folder.toString().replace(folder.getFileSystem().getSeparator(), ".");
    }

    private static String name(Path file) {
        return file.getFileName().toString();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Path sources(Path module) {
        return module.resolve("src/main/java");
    }
}
