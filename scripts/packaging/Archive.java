import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TimeZone;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/**
 * Packs a folder as .tar.gz or .zip. The same files give the same bytes: entries are sorted, all have one
 * time, belong to nobody in particular, and are readable by everyone and executable where they were.
 */
final class Archive {

    private static final String USAGE = "java Archive.java FOLDER ARCHIVE TIME";
    private static final int BLOCK = 512;

    public static void main(String[] args) throws IOException {
        if (args.length != 3) throw new IllegalArgumentException(USAGE);
        Path folder = Path.of(args[0]).toAbsolutePath().normalize();
        Path archive = Path.of(args[1]).toAbsolutePath();
        Instant time = Instant.parse(args[2]);
        Files.deleteIfExists(archive);
        if (archive.toString().endsWith(".zip")) zip(folder, archive, time);
        else tar(folder, archive, time);
    }

    /** Everything to pack, parents first. */
    private static List<Path> entries(Path folder) throws IOException {
        try (var found = Files.walk(folder)) {
            return found.sorted().toList();
        }
    }

    private static String name(Path folder, Path entry) {
        return folder.getParent().relativize(entry).toString();
    }

    private static void zip(Path folder, Path archive, Instant time) throws IOException {
        // A zip holds times of the local zone.
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        FileTime stamp = FileTime.from(time);
        var options = Map.of("create", "true", "enablePosixFileAttributes", "true");
        try (FileSystem zip = FileSystems.newFileSystem(archive, options)) {
            for (Path entry : entries(folder)) {
                Path copy = zip.getPath(name(folder, entry));
                if (Files.isDirectory(entry)) Files.createDirectory(copy);
                else Files.copy(entry, copy);
                Files.setPosixFilePermissions(copy, PosixFilePermissions.fromString(permissions(entry)));
                Files.getFileAttributeView(copy, BasicFileAttributeView.class).setTimes(stamp, stamp, stamp);
            }
        }
    }

    private static String permissions(Path entry) {
        return Files.isExecutable(entry) ? "rwxr-xr-x" : "rw-r--r--";
    }

    private static void tar(Path folder, Path archive, Instant time) throws IOException {
        try (var out = new BufferedOutputStream(new BestGzip(Files.newOutputStream(archive)))) {
            for (Path entry : entries(folder)) {
                long size = Files.isDirectory(entry) ? 0 : Files.size(entry);
                out.write(header(name(folder, entry), entry, size, time));
                if (Files.isDirectory(entry)) continue;
                Files.copy(entry, out);
                out.write(new byte[(int) ((BLOCK - size % BLOCK) % BLOCK)]);
            }
            out.write(new byte[2 * BLOCK]);
        }
    }

    /** One entry's header in the format ustar of POSIX.1-1988. */
    private static byte[] header(String name, Path entry, long size, Instant time) {
        boolean isFolder = Files.isDirectory(entry);
        byte[] header = new byte[BLOCK];
        put(header, 0, 100, isFolder ? name + "/" : name);
        put(header, 100, 8, Files.isExecutable(entry) ? "0000755" : "0000644");
        put(header, 108, 8, "0000000");
        put(header, 116, 8, "0000000");
        put(header, 124, 12, "%011o".formatted(size));
        put(header, 136, 12, "%011o".formatted(time.getEpochSecond()));
        put(header, 148, 8, "        ");
        put(header, 156, 1, isFolder ? "5" : "0");
        put(header, 257, 8, "ustar\00000");
        int sum = 0;
        for (byte value : header) sum += value & 0xff;
        put(header, 148, 8, "%06o\0 ".formatted(sum));
        return header;
    }

    private static void put(byte[] header, int offset, int room, String text) {
        byte[] bytes = text.getBytes(UTF_8);
        if (bytes.length > room) throw new IllegalArgumentException("too long for a tar archive: " + text);
        System.arraycopy(bytes, 0, header, offset, bytes.length);
    }

    /** A gzip stream that compresses as well as it can. */
    private static final class BestGzip extends GZIPOutputStream {
        BestGzip(OutputStream out) throws IOException {
            super(out);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }
    }
}
