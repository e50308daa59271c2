package strategos.terminal.shell;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.Deque;
import strategos.game.io.FileFault;

/**
 * Writes the record of a match: a step is in the file as soon as it has happened. The file is
 * locked against other processes.
 */
public final class RecordWriter implements Closeable {

    private final Path file;
    private final FileChannel channel;
    private final Deque<Long> stepsBegin = new ArrayDeque<>();

    private RecordWriter(Path file, FileChannel channel) throws IOException {
        this.file = file;
        this.channel = channel;
        if (!lock(channel)) {
            channel.close();
            throw new BadInput(file + " is being played in another window");
        }
    }

    private static boolean lock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException _) {
            return false;
        }
    }

    /** Goes on with a record. */
    public static RecordWriter resume(RecordFile record) {
        Path file = record.path();
        try {
            var journal = new RecordWriter(file, FileChannel.open(file, StandardOpenOption.WRITE));
            journal.channel.truncate(record.text().length());
            journal.channel.position(record.text().length());
            record.text().steps().forEach(step -> journal.stepsBegin.add(step.offset()));
            return journal;
        } catch (IOException unwritable) {
            throw new BadInput(
                    file + " cannot be written: " + FileFault.of(unwritable), unwritable);
        }
    }

    void add(String step) {
        try {
            stepsBegin.add(channel.position());
            write(step + "\n");
        } catch (IOException full) {
            throw stopped(full);
        }
    }

    void removeLast() {
        try {
            channel.truncate(stepsBegin.removeLast());
        } catch (IOException broken) {
            throw stopped(broken);
        }
    }

    /** Nobody goes on with steps that are nowhere: the match waits where it could be kept. */
    private BadInput stopped(IOException why) {
        return new BadInput(
                ("%s cannot be written: %s; the match is saved up to here, and 'strategos resume'"
                                + " continues it")
                        .formatted(file, FileFault.of(why)),
                why);
    }

    private void write(String text) throws IOException {
        var bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
        while (bytes.hasRemaining()) channel.write(bytes);
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
