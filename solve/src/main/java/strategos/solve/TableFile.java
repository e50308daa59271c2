package strategos.solve;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.zip.CRC32C;
import strategos.game.io.FileFault;

/**
 * A table on disk: a header that names the table, a checksum of each block of outcomes, a digest of
 * all that, and the outcomes.
 *
 * <p>A file is written under another name and renamed, so it is there as a whole or not at all.
 *
 * @param checksum the digest, which depends on every byte of the file
 * @param data an outcome for each position, mapped from the file
 */
record TableFile(String checksum, ByteBuffer data) {

    private static final byte[] MAGIC =
            "strategos morris table 1\n".getBytes(StandardCharsets.UTF_8);
    private static final int BLOCK = 1 << 16;
    private static final int DIGEST_BYTES = 32;

    /**
     * Writes a table.
     *
     * @param title what the table is of: rules and numbers of men
     */
    static void write(Path file, String title, byte[] outcomes) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Path unfinished = file.resolveSibling(file.getFileName() + ".unfinished");
        try (var channel =
                FileChannel.open(
                        unfinished,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.TRUNCATE_EXISTING,
                        StandardOpenOption.WRITE)) {
            ByteBuffer data = ByteBuffer.wrap(outcomes);
            byte[] header = header(title, data);
            writeAll(channel, ByteBuffer.wrap(header));
            writeAll(channel, ByteBuffer.wrap(digest(header)));
            writeAll(channel, data);
            channel.force(true);
        }
        Files.move(
                unfinished,
                file,
                StandardCopyOption.ATOMIC_MOVE,
                StandardCopyOption.REPLACE_EXISTING);
    }

    private static void writeAll(FileChannel channel, ByteBuffer bytes) throws IOException {
        while (bytes.hasRemaining()) channel.write(bytes);
    }

    private static byte[] header(String title, ByteBuffer data) {
        byte[] name = title.getBytes(StandardCharsets.UTF_8);
        int size = data.capacity();
        var header =
                ByteBuffer.allocate(MAGIC.length + 2 * Integer.BYTES + name.length + sums(size));
        header.put(MAGIC).putInt(name.length).put(name).putInt(size);
        for (int block = 0; block < blocks(size); block++) header.putInt(sum(data, block));
        return header.array();
    }

    private static int blocks(int size) {
        return (size + BLOCK - 1) / BLOCK;
    }

    private static int sums(int size) {
        return blocks(size) * Integer.BYTES;
    }

    private static int sum(ByteBuffer data, int block) {
        int start = block * BLOCK;
        var sum = new CRC32C();
        sum.update(data.slice(start, Math.min(BLOCK, data.capacity() - start)));
        return (int) sum.getValue();
    }

    private static byte[] digest(byte[] header) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(header);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Opens the table with this title and checks every byte of it. */
    static TableFile read(Path file, String title) {
        try (var channel = FileChannel.open(file)) {
            return read(file, title, channel);
        } catch (IOException unreadable) {
            throw new UnreadableTableException(
                    file + " cannot be read: " + FileFault.of(unreadable), unreadable);
        }
    }

    private static TableFile read(Path file, String title, FileChannel channel) throws IOException {
        long length = channel.size();
        if (length > Integer.MAX_VALUE) throw damaged(file, "is not a table of Morris");
        ByteBuffer all = channel.map(FileChannel.MapMode.READ_ONLY, 0, length);
        if (length < MAGIC.length + 2 * Integer.BYTES || !startsWith(all, MAGIC))
            throw damaged(file, "is not a table of Morris, or one of another version");
        String found = title(all.position(MAGIC.length));
        if (!found.equals(title))
            throw damaged(file, "is the table '%s', not '%s'".formatted(found, title));
        int size = all.getInt();
        int headerEnd = all.position() + sums(Math.max(0, size));
        if (size < 0 || length != (long) headerEnd + DIGEST_BYTES + size)
            throw damaged(file, "has the wrong length, " + length + " bytes: it was cut off");
        byte[] header = new byte[headerEnd];
        all.get(0, header);
        byte[] digest = new byte[DIGEST_BYTES];
        all.get(headerEnd, digest);
        if (!Arrays.equals(digest, digest(header))) throw damaged(file, "has a damaged header");
        ByteBuffer data = all.slice(headerEnd + DIGEST_BYTES, size);
        checkBlocks(file, ByteBuffer.wrap(header), headerEnd - sums(size), data);
        return new TableFile(HexFormat.of().formatHex(digest, 0, 8), data);
    }

    private static boolean startsWith(ByteBuffer all, byte[] magic) {
        byte[] start = new byte[magic.length];
        all.get(0, start);
        return Arrays.equals(start, magic);
    }

    private static String title(ByteBuffer at) {
        int length = at.getInt();
        if (length < 0 || length > at.remaining() - Integer.BYTES) return "";
        byte[] name = new byte[length];
        at.get(name);
        return new String(name, StandardCharsets.UTF_8);
    }

    private static void checkBlocks(Path file, ByteBuffer header, int first, ByteBuffer data) {
        for (int block = 0; block < blocks(data.capacity()); block++) {
            if (header.getInt(first + block * Integer.BYTES) != sum(data, block))
                throw damaged(
                        file,
                        "is damaged in positions %d to %d"
                                .formatted(
                                        block * BLOCK,
                                        Math.min(data.capacity(), (block + 1) * BLOCK) - 1));
        }
    }

    private static UnreadableTableException damaged(Path file, String fault) {
        return new UnreadableTableException(
                file + " " + fault + ". Delete it, and 'morris solve' makes it again.");
    }
}
