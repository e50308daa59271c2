package strategos.app.docs;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The Markdown pages of the project, without those of libraries and build outputs. */
final class MarkdownPages {

    static final Path ROOT = Path.of("..");

    private static final Set<String> SKIPPED = Set.of("node_modules", "target", ".git");

    private MarkdownPages() {}

    static List<Path> all() throws IOException {
        List<Path> pages = new ArrayList<>();
        Files.walkFileTree(
                ROOT,
                new SimpleFileVisitor<>() {
                    @Override
                    public FileVisitResult preVisitDirectory(
                            Path folder, BasicFileAttributes attributes) {
                        return SKIPPED.contains(folder.getFileName().toString())
                                ? FileVisitResult.SKIP_SUBTREE
                                : FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                        if (file.toString().endsWith(".md")) pages.add(file);
                        return FileVisitResult.CONTINUE;
                    }
                });
        return pages;
    }
}
