package strategos.arena.tournament;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * A file with the results of a tournament so far, from which it can be resumed: a line that
 * identifies the tournament, and a line per chunk. A line that a kill has torn is not read and is
 * written over.
 */
public final class Checkpoint implements AutoCloseable {

    private static final String TITLE = "strategos tournament ";

    private final RandomAccessFile file;
    private final List<ChunkResult> found;

    private Checkpoint(RandomAccessFile file, List<ChunkResult> found) {
        this.file = file;
        this.found = List.copyOf(found);
    }

    /** Thrown for a file that belongs to something else. */
    public static final class OtherTournamentException extends Exception {

        private static final long serialVersionUID = 1;

        OtherTournamentException(String message) {
            super(message);
        }
    }

    /** Opens the checkpoint of a tournament, or begins one. */
    public static Checkpoint open(Path path, Tournament tournament)
            throws IOException, OtherTournamentException {
        String title = TITLE + fingerprint(tournament);
        List<ChunkResult> found = new ArrayList<>();
        long end = 0;
        if (Files.exists(path) && Files.size(path) > 0) {
            end = title.length() + 1L;
            try (var lines = Files.newBufferedReader(path, StandardCharsets.US_ASCII)) {
                check(title, lines.readLine());
                for (String line; (line = lines.readLine()) != null; ) {
                    Optional<ChunkResult> result = ChunkText.read(line);
                    if (result.isEmpty()) break;
                    found.add(result.get());
                    end += line.length() + 1L;
                }
            }
        }
        var file = new RandomAccessFile(path.toFile(), "rw");
        var checkpoint = new Checkpoint(file, found);
        file.setLength(end);
        file.seek(end);
        if (end == 0) checkpoint.write(title);
        return checkpoint;
    }

    private static void check(String title, String found) throws OtherTournamentException {
        if (found.equals(title)) return;
        throw new OtherTournamentException(
                found.startsWith(TITLE)
                        ? "it belongs to another tournament; the same bots, rules and options are"
                                + " needed to resume it"
                        : "it is not the checkpoint of a tournament");
    }

    private static String fingerprint(Tournament tournament) {
        try {
            byte[] text = TournamentText.write(tournament).getBytes(StandardCharsets.UTF_8);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** The results that the file had when it was opened. */
    public List<ChunkResult> found() {
        return found;
    }

    /** Adds a result; from one thread at a time. */
    public void add(ChunkResult result) throws IOException {
        write(ChunkText.write(result));
    }

    private void write(String line) throws IOException {
        file.write((line + "\n").getBytes(StandardCharsets.US_ASCII));
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
