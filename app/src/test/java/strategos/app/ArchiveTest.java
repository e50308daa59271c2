package strategos.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The program that packs a folder, scripts/packaging/Archive.java. */
class ArchiveTest {

    @TempDir private Path folder;

    @ParameterizedTest
    @Tag("slow")
    @ValueSource(strings = {"tar.gz", "zip"})
    @DisplayName("The same files give the same archive, whatever their times and order")
    void reproducible(String format) throws Exception {
        Path first = pack("first", format, List.of("a", "b"));
        Path second = pack("second", format, List.of("b", "a"));
        assertThat(second).hasSameBinaryContentAs(first);
    }

    @ParameterizedTest
    @ValueSource(strings = {"tar.gz", "zip"})
    @DisplayName("Unpacked files have their content, and programs can be executed")
    void unpacked(String format) throws Exception {
        Path archive = pack("packed", format, List.of("a", "b"));
        Path target = Files.createDirectories(folder.resolve("target"));
        if (format.equals("zip")) run(target, "unzip", "-q", archive.toString());
        else run(target, "tar", "-xzf", archive.toString());
        assertThat(target.resolve("program/lib/b")).hasContent("text of b").isReadable();
        assertThat(Files.isExecutable(target.resolve("program/start"))).isTrue();
        assertThat(Files.isExecutable(target.resolve("program/lib/b"))).isFalse();
    }

    private Path pack(String name, String format, List<String> files) throws Exception {
        Path program = folder.resolve(name).resolve("program");
        Path lib = Files.createDirectories(program.resolve("lib"));
        for (String file : files) Files.writeString(lib.resolve(file), "text of " + file);
        Path start = Files.writeString(program.resolve("start"), "#!/bin/sh\n");
        assertThat(start.toFile().setExecutable(true)).isTrue();
        Files.setLastModifiedTime(start, FileTime.fromMillis(name.hashCode()));
        Path archive = folder.resolve(name + "." + format);
        run(
                folder,
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                Path.of("../scripts/packaging/Archive.java").toRealPath().toString(),
                program.toString(),
                archive.toString(),
                Instant.EPOCH.plusSeconds(1_735_689_600).toString());
        return archive;
    }

    private static void run(Path folder, String... command)
            throws IOException, InterruptedException {
        var process = new ProcessBuilder(command).directory(folder.toFile()).inheritIO().start();
        assertThat(process.waitFor()).isZero();
    }
}
