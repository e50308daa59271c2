package strategos.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * The lock of a server on its folder: two servers on one folder would each hold a different version
 * of a match.
 */
record FolderLock(FileLock lock) implements AutoCloseable {

    private static final String FILE = "strategos.lock";

    /** The lock; empty if another server has it. */
    static Optional<FolderLock> tryOn(Path folder) {
        try {
            var channel =
                    FileChannel.open(
                            folder.resolve(FILE),
                            StandardOpenOption.CREATE,
                            StandardOpenOption.WRITE);
            FileLock lock = channel.tryLock();
            if (lock != null) return Optional.of(new FolderLock(lock));
            channel.close();
        } catch (OverlappingFileLockException _) {
            // Held by this very process.
        } catch (IOException unwritable) {
            throw new StoreException(folder + " cannot be written", unwritable);
        }
        return Optional.empty();
    }

    @Override
    public void close() {
        try {
            lock.acquiredBy().close();
        } catch (IOException _) {
            // The end of the process releases it.
        }
    }
}
