package strategos.arena.tournament;

import java.nio.charset.StandardCharsets;
import java.util.Base64;

/**
 * The lines between the arena and the program that plays its chunks on a cluster. The first line
 * that it reads is a tournament, all others are chunks. It writes {@link #cores} when there are
 * workers and whenever there are more or fewer, the result of each chunk as {@link ChunkText}, and
 * {@link #failed} if it cannot go on.
 */
public sealed interface DriverMessage {

    /** The number of processor cores of the cluster. */
    record Cores(int number) implements DriverMessage {}

    /** A chunk has been played. */
    record Finished(ChunkResult result) implements DriverMessage {}

    /** The tournament cannot be played on. */
    record Failed(String why) implements DriverMessage {}

    String CORES = "cores ";
    String FAILED = "failed ";

    static String cores(int number) {
        return CORES + number;
    }

    /** A failure in one line. */
    static String failed(String why) {
        return FAILED + why.replaceAll("\\s+", " ");
    }

    static DriverMessage read(String line) {
        if (line.startsWith(CORES))
            return new Cores(Integer.parseInt(line.substring(CORES.length())));
        if (line.startsWith(FAILED)) return new Failed(line.substring(FAILED.length()));
        return ChunkText.read(line)
                .<DriverMessage>map(Finished::new)
                .orElseGet(() -> new Failed("unexpected output: " + line));
    }

    /** A tournament in one line. */
    static String tournament(Tournament tournament) {
        byte[] text = TournamentText.write(tournament).getBytes(StandardCharsets.UTF_8);
        return Base64.getEncoder().encodeToString(text);
    }

    /** The text of the tournament in such a line. */
    static String tournamentText(String line) {
        return new String(Base64.getDecoder().decode(line), StandardCharsets.UTF_8);
    }
}
