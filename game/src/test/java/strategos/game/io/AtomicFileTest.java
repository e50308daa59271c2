package strategos.game.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTest {

    @TempDir private Path folder;

    @DisplayName("A file is written, and replaced by what is written next")
    @Test
    void replaces() throws IOException {
        Path file = folder.resolve("file");
        AtomicFile.write(file, "first, and long");
        AtomicFile.write(file, "second");
        assertThat(file).hasContent("second");
        assertThat(folder).isDirectoryContaining(file::equals);
        assertThat(folder.toFile().list()).containsExactly("file");
    }

    @DisplayName("When writing fails midway the old content stays, and nothing else is left behind")
    @Test
    void failsWhole() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "old");
        assertThatExceptionOfType(IOException.class)
                .isThrownBy(
                        () ->
                                AtomicFile.write(
                                        file,
                                        out -> {
                                            out.write(new byte[100_000]);
                                            throw new IOException("no space left");
                                        }));
        assertThat(file).hasContent("old");
        assertThat(folder.toFile().list()).containsExactly("file");
    }

    @DisplayName("A link goes on pointing to the file, which keeps its permissions")
    @Test
    void links() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "old");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), file);
        AtomicFile.write(link, "new");
        assertThat(link).isSymbolicLink();
        assertThat(file).hasContent("new");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-r-----");
    }

    @DisplayName("A device is written to, and stays one")
    @Test
    void devices() throws IOException {
        AtomicFile.write(Path.of("/dev/null"), "gone");
        assertThat(Files.isRegularFile(Path.of("/dev/null"))).isFalse();
        assertThatExceptionOfType(IOException.class)
                .isThrownBy(() -> AtomicFile.write(Path.of("/dev/full"), "too much"));
    }

    @DisplayName("A folder that is missing is not made")
    @Test
    void missingFolder() {
        Path file = folder.resolve("missing/file");
        assertThatExceptionOfType(NoSuchFileException.class)
                .isThrownBy(() -> AtomicFile.write(file, "text"));
    }

    @DisplayName("A new file is never written over one that is there")
    @Test
    void createsOnly() throws IOException {
        Path file = folder.resolve("file");
        AtomicFile.create(file, "first");
        assertThatExceptionOfType(FileAlreadyExistsException.class)
                .isThrownBy(() -> AtomicFile.create(file, "second"));
        assertThat(file).hasContent("first");
    }
}
