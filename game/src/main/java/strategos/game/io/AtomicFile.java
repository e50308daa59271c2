package strategos.game.io;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A file that is replaced atomically: it always holds the old content or the new. The new content
 * is written to a temporary file, synced to disk, and renamed.
 */
public final class AtomicFile {

    private static final AtomicLong WRITTEN = new AtomicLong();

    private AtomicFile() {}

    /** The content to write. */
    @FunctionalInterface
    public interface Content {
        void writeTo(OutputStream out) throws IOException;
    }

    public static void write(Path file, String text) throws IOException {
        write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    public static void write(Path file, byte[] bytes) throws IOException {
        write(file, out -> out.write(bytes));
    }

    public static void write(Path file, Content content) throws IOException {
        boolean exists = Files.exists(file);
        if (exists && !Files.isRegularFile(file)) {
            writeToDevice(file, content);
            return;
        }
        Path target = exists ? file.toRealPath() : file;
        if (exists && !Files.isWritable(target)) throw new AccessDeniedException(file.toString());
        Path fresh = beside(target);
        try {
            writeNew(fresh, content);
            if (exists) takeOverPermissions(target, fresh);
            Files.move(fresh, target, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(fresh);
        }
    }

    /** Writes a file that is new; where it cannot be written, there is none. */
    public static void create(Path file, String text) throws IOException {
        try {
            writeNew(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
        } catch (FileAlreadyExistsException taken) {
            throw taken;
        } catch (IOException unwritable) {
            Files.deleteIfExists(file);
            throw unwritable;
        }
    }

    private static void writeNew(Path file, Content content) throws IOException {
        try (var channel =
                FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            var out = new BufferedOutputStream(Channels.newOutputStream(channel));
            content.writeTo(out);
            out.flush();
            channel.force(true);
        }
    }

    /** Devices and pipes are written to as they are: they hold nothing that could be lost. */
    private static void writeToDevice(Path device, Content content) throws IOException {
        try (var out = Files.newOutputStream(device, StandardOpenOption.WRITE)) {
            content.writeTo(out);
        }
    }

    /** A name that nobody else uses: other programs have other numbers, and so have other files. */
    private static Path beside(Path file) {
        return file.resolveSibling(
                ".%s.%d-%d.tmp"
                        .formatted(
                                file.getFileName(),
                                ProcessHandle.current().pid(),
                                WRITTEN.incrementAndGet()));
    }

    private static void takeOverPermissions(Path from, Path to) throws IOException {
        var old = Files.getFileAttributeView(from, PosixFileAttributeView.class);
        var fresh = Files.getFileAttributeView(to, PosixFileAttributeView.class);
        if (old != null && fresh != null) fresh.setPermissions(old.readAttributes().permissions());
    }
}
