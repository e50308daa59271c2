package strategos.learn.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import strategos.arena.tournament.PortableCode;

/** What a log says about the program that writes it. */
final class ProgramText {

    private static final int DIGITS = 16;

    private ProgramText() {}

    static RunEvent.Started started(LearnRun.Machinery machinery) {
        return new RunEvent.Started(
                0,
                fingerprint(PortableCode.places()),
                Runtime.version().toString(),
                machinery.python().isEmpty() ? "PyTorch in Java" : machinery.python(),
                machinery.playersText());
    }

    /** The same for the same code, wherever it is. */
    private static String fingerprint(List<Path> places) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            for (Path place : places)
                try (var files = Files.walk(place)) {
                    for (Path file : files.filter(Files::isRegularFile).sorted().toList())
                        digest.update(Files.readAllBytes(file));
                }
            return HexFormat.of().formatHex(digest.digest()).substring(0, DIGITS);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
