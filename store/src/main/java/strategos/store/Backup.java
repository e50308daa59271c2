package strategos.store;

import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * A backup: an archive with the database of a data folder and the memories of its bots. What an
 * archive holds is checked before it gets its name, and again before it is restored.
 */
public record Backup(Path file) {

    private static final String MEMORIES = "memories";

    /**
     * Makes a backup of a data folder, even while a server is running on it.
     *
     * @throws StoreException if there is nothing to copy, or if the copy is damaged
     */
    public static Backup make(Path folder, Path file) throws IOException {
        var database = new DatabaseFile(folder.resolve(Store.FILE));
        if (!Files.exists(database.path()))
            throw new StoreException("there is no database in " + folder);
        database.check();
        Path target = file.toAbsolutePath();
        Path work = Files.createTempDirectory(target.getParent(), ".backup");
        try {
            var copy = new DatabaseFile(work.resolve(Store.FILE));
            database.copyTo(copy.path());
            copy.checkThoroughly();
            var archive = new Backup(work.resolve("backup.zip"));
            archive.write(copy.path(), memories(folder));
            archive.unpackInto(Files.createDirectory(work.resolve("trial")));
            Files.move(archive.file, target, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            delete(work);
        }
        return new Backup(file);
    }

    /**
     * Restores the backup into a data folder that has no database, and on which no server runs.
     *
     * @throws StoreException if the archive is damaged or none of ours, or if the folder is in use;
     *     the folder is then as it was
     */
    public void restoreInto(Path folder) throws IOException {
        Files.createDirectories(folder);
        try (var _ =
                FolderLock.tryOn(folder)
                        .orElseThrow(
                                () ->
                                        new StoreException(
                                                "a Strategos server is running on " + folder))) {
            if (Files.exists(folder.resolve(Store.FILE)))
                throw new StoreException(
                        folder + " already has a database; move it away, or name another folder");
            Path work = Files.createTempDirectory(folder, ".restore");
            try {
                unpackInto(work);
                Files.createDirectories(folder.resolve(MEMORIES));
                for (Path memory : memories(work)) move(memory, folder.resolve(MEMORIES));
                move(work.resolve(Store.FILE), folder);
            } finally {
                delete(work);
            }
        }
    }

    private void write(Path database, List<Path> memories) throws IOException {
        try (var out = new FileOutputStream(file.toFile())) {
            var zip = new ZipOutputStream(out);
            add(zip, Store.FILE, database);
            for (Path memory : memories) add(zip, MEMORIES + "/" + memory.getFileName(), memory);
            zip.finish();
            out.getChannel().force(true);
        }
    }

    private static void add(ZipOutputStream zip, String name, Path file) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        Files.copy(file, zip);
        zip.closeEntry();
    }

    /** Unpacks the archive into an empty folder, and checks the database in it. */
    private void unpackInto(Path folder) throws IOException {
        try (var zip = new ZipFile(file.toFile())) {
            for (ZipEntry entry : zip.stream().toList()) unpack(zip, entry, folder);
        } catch (IOException damaged) {
            throw new StoreException(file + " is not a backup, or is damaged", damaged);
        }
        Path database = folder.resolve(Store.FILE);
        if (!Files.exists(database)) throw notOurs();
        new DatabaseFile(database).checkThoroughly();
    }

    private void unpack(ZipFile zip, ZipEntry entry, Path folder) throws IOException {
        Path to = folder.resolve(entry.getName()).normalize();
        boolean isMemory = folder.resolve(MEMORIES).equals(to.getParent());
        if (!isMemory && !folder.resolve(Store.FILE).equals(to)) throw notOurs();
        Files.createDirectories(to.getParent());
        try (var content = zip.getInputStream(entry)) {
            Files.copy(content, to);
        }
        try (var written = FileChannel.open(to, StandardOpenOption.WRITE)) {
            written.force(true);
        }
    }

    private StoreException notOurs() {
        return new StoreException(file + " is not a backup of Strategos");
    }

    private static List<Path> memories(Path folder) throws IOException {
        Path memories = folder.resolve(MEMORIES);
        if (!Files.isDirectory(memories)) return List.of();
        try (var files = Files.list(memories)) {
            return files.filter(Files::isRegularFile)
                    .filter(it -> !it.getFileName().toString().startsWith("."))
                    .sorted()
                    .toList();
        }
    }

    private static void move(Path file, Path folder) throws IOException {
        Files.move(file, folder.resolve(file.getFileName()), StandardCopyOption.ATOMIC_MOVE);
    }

    private static void delete(Path folder) throws IOException {
        List<Path> files = new ArrayList<>();
        try (var all = Files.walk(folder)) {
            all.sorted(Comparator.reverseOrder()).forEach(files::add);
        }
        for (Path file : files) Files.deleteIfExists(file);
    }
}
