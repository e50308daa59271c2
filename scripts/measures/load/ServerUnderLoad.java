package load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/** A server in a process of its own, at a free port of this machine. */
record ServerUnderLoad(Process process, String site, HttpClient http) implements AutoCloseable {

    private static final Pattern ADDRESS = Pattern.compile("listens 127\\.0\\.0\\.1, port (\\d+)");
    private static final Pattern USED = Pattern.compile("used (\\d+)K");

    /** What the server says of itself. */
    record Figures(long heap, int tables, int sockets, double cpu, double commits) {}

    static ServerUnderLoad start(String jar, String heap, Path data) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(java("java"), "--enable-native-access=ALL-UNNAMED"));
        if (!heap.isEmpty()) command.add("-Xmx" + heap);
        command.addAll(List.of("-jar", jar, "serve", "--port", "0", "--backups", "0", "--data", data.resolve("data").toString()));
        Path says = data.resolve("says");
        var process = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(says.toFile()).start();
        while (process.isAlive()) {
            var address = ADDRESS.matcher(Files.readString(says));
            if (address.find()) return new ServerUnderLoad(process, "127.0.0.1:" + address.group(1), HttpClient.newHttpClient());
            process.waitFor(20, TimeUnit.MILLISECONDS);
        }
        throw new IOException("the server did not start: " + Files.readString(says));
    }

    static String java(String program) {
        return Path.of(System.getProperty("java.home"), "bin", program).toString();
    }

    Figures figures() throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create("http://" + site + "/metrics")).build();
        String text = http.send(request, BodyHandlers.ofString()).body();
        return new Figures(
                (long) figure(text, "strategos_heap_used_bytes"),
                (int) figure(text, "strategos_tables"),
                (int) figure(text, "strategos_sockets"),
                figure(text, "strategos_cpu_seconds_total"),
                figure(text, "strategos_commit_seconds_count"));
    }

    private static double figure(String text, String name) {
        return text.lines()
                .filter(line -> line.startsWith(name + " "))
                .mapToDouble(line -> Double.parseDouble(line.substring(name.length() + 1)))
                .findFirst()
                .orElse(Double.NaN);
    }

    long heapAfterCollection() throws IOException, InterruptedException {
        tell("GC.run");
        var used = USED.matcher(tell("GC.heap_info"));
        return used.find() ? Long.parseLong(used.group(1)) << 10 : -1;
    }

    private String tell(String command) throws IOException, InterruptedException {
        var jcmd = new ProcessBuilder(java("jcmd"), Long.toString(process.pid()), command).start();
        String said = new String(jcmd.getInputStream().readAllBytes());
        jcmd.waitFor();
        return said;
    }

    /** Asks the process to end, and returns how long it takes. */
    Duration stop() throws InterruptedException {
        long begun = System.nanoTime();
        process.destroy();
        if (!process.waitFor(60, TimeUnit.SECONDS)) process.destroyForcibly();
        return Duration.ofNanos(System.nanoTime() - begun);
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
