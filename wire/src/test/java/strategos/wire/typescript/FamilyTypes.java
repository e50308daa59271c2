package strategos.wire.typescript;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import strategos.wire.Scene;

/** The types of families of games, found in the packages of {@code wire}. */
public final class FamilyTypes {

    private FamilyTypes() {}

    /** The types that families have for one thing that all have, in the order of their packages. */
    public static List<Class<?>> of(Class<?> common) {
        List<Class<?>> found =
                classes().stream()
                        .filter(type -> List.of(type.getInterfaces()).contains(common))
                        .toList();
        if (found.isEmpty()) throw new IllegalStateException("no family has a " + common.getName());
        return found;
    }

    private static List<Class<?>> classes() {
        try (var files = Files.walk(root())) {
            return files.map(Path::toString)
                    .filter(file -> file.endsWith(".class") && !file.contains("-info"))
                    .sorted()
                    .<Class<?>>map(FamilyTypes::load)
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Path root() {
        try {
            var source = Scene.class.getProtectionDomain().getCodeSource();
            return Path.of(source.getLocation().toURI());
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static Class<?> load(String file) {
        String path = root().relativize(Path.of(file)).toString();
        String name = path.substring(0, path.length() - ".class".length()).replace('/', '.');
        try {
            return Class.forName(name, false, FamilyTypes.class.getClassLoader());
        } catch (ClassNotFoundException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
