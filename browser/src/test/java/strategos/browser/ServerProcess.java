package strategos.browser;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;
import strategos.store.Store;

/**
 * The packed program serving from a folder, as a process of its own that can be killed. The folder
 * goes with it, unless somebody wants to look into it.
 */
final class ServerProcess implements AutoCloseable {

    private static final Pattern PORT = Pattern.compile("http://localhost:(\\d+)");

    /** The luck of all matches, so that a test that fails once fails again. */
    private static final String SEED = "20";

    private static final Duration PATIENCE = Duration.ofMinutes(2);

    /** Where the luck of its matches comes from. */
    enum Luck {
        /** A seed, so that a test that fails once fails again. */
        SEED,
        /** The operating system, as for people: only then are dice sealed. */
        UNKNOWN
    }

    private final Path folder = newFolder();
    private final Luck luck;
    private final List<String> options;

    /** Files that replace those in the jar, as a newer version would. */
    private final Path replacements = folder.resolve("replacements");

    private boolean isKept;
    private Process process;
    private final int port;

    /** Serves at any port that is free, from a new folder, with more options. */
    ServerProcess(Luck luck, List<String> options) {
        this.luck = luck;
        this.options = List.copyOf(options);
        process = launch(0);
        port = awaitPort();
    }

    private static Path newFolder() {
        try {
            return Files.createTempDirectory("strategos");
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    String address() {
        return "http://localhost:" + port;
    }

    /** Leaves the folder where it is; in it is what all processes that served from it have said. */
    Path keepLog() {
        isKept = true;
        return log();
    }

    private Path log() {
        return folder.resolve("server.log");
    }

    /** Ends the process as a loss of power would. */
    void kill() {
        process.destroyForcibly();
        awaitEnd();
    }

    /** Replaces a file of the browser client from the next start on. */
    void replace(String file, String content) {
        try {
            var web = Files.createDirectories(replacements.resolve("web"));
            Files.writeString(web.resolve(file), content);
            Files.write(web.resolve(file + ".br"), brotli(content.getBytes(UTF_8)));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** One uncompressed block of at most 64 KiB, and an empty last one (RFC 7932). */
    private static byte[] brotli(byte[] content) {
        int header = (content.length - 1) << 4 | 1 << 20;
        var stream = ByteBuffer.allocate(content.length + 4);
        stream.put((byte) header).put((byte) (header >> 8)).put((byte) (header >> 16));
        return stream.put(content).put((byte) 3).array();
    }

    /** Moves the time of a server that does not run. */
    void moveClock(Duration by) {
        try (var store = Store.open(Path.of(data()), Clock.systemUTC())) {
            store.time().advance(by).join();
        }
    }

    /** Serves again at the same address from the same data. */
    void startAgain() {
        process = launch(port);
        awaitPort();
    }

    /** What another command says that runs on the same data, while the server does. */
    String run(String... command) {
        List<String> line = new ArrayList<>(program());
        line.addAll(List.of(command));
        line.addAll(List.of("--data", data()));
        try {
            var other = new ProcessBuilder(line).redirectErrorStream(true).start();
            return new String(other.getInputStream().readAllBytes(), UTF_8);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** With the first compiler only: the second takes more time than it saves within one test. */
    private List<String> program() {
        List<String> line = new ArrayList<>();
        line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        line.add("-XX:+UseSerialGC");
        line.add("-XX:TieredStopAtLevel=1");
        line.addAll(Files.exists(replacements) ? replaced() : packed());
        return line;
    }

    /** The launcher keeps a class cache beside the jar, which Java uses for the jar alone. */
    private static List<String> packed() {
        var jar = jar();
        var cache = jar.resolveSibling("serve.aot");
        return Files.exists(cache)
                ? List.of("-XX:AOTCache=" + cache, "-jar", jar.toString())
                : List.of("-jar", jar.toString());
    }

    private List<String> replaced() {
        return List.of(
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                replacements + ":" + jar(),
                "strategos.app.Main");
    }

    private static Path jar() {
        return Path.of(System.getProperty("strategos.jar"));
    }

    private String data() {
        return folder.resolve("data").toString();
    }

    @Override
    public void close() {
        process.destroy();
        awaitEnd();
        if (!isKept) delete();
    }

    private void delete() {
        try (var files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private Process launch(int wantedPort) {
        List<String> line = new ArrayList<>(program());
        line.addAll(List.of("serve", "--port", String.valueOf(wantedPort)));
        if (luck == Luck.SEED) line.addAll(List.of("--seed", SEED));
        line.addAll(List.of("--behind-proxy", "--data", data()));
        line.addAll(options);
        try {
            Files.writeString(says(), "");
            return new ProcessBuilder(line)
                    .redirectOutput(says().toFile())
                    .redirectError(ProcessBuilder.Redirect.appendTo(log().toFile()))
                    .start();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private Path says() {
        return folder.resolve("says");
    }

    private int awaitPort() {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (process.isAlive() && System.nanoTime() < deadline) {
            var said = PORT.matcher(read(says()));
            if (said.find()) return Integer.parseInt(said.group(1));
            LockSupport.parkNanos(Duration.ofMillis(50).toNanos());
        }
        process.destroyForcibly();
        throw new AssertionError("the server did not start: " + read(says()) + read(log()));
    }

    private static String read(Path file) {
        try {
            return Files.exists(file) ? Files.readString(file) : "";
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private void awaitEnd() {
        try {
            process.waitFor();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
