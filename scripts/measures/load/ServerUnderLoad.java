package load;

import java.io.IOException;
import java.net.InetSocketAddress;
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

    /**
     * @param heap the largest heap; empty for Java's choice
     * @param options further options of Java, separated by spaces
     */
    static ServerUnderLoad start(String jar, String heap, String options, Path data) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(java("java"), "--enable-native-access=ALL-UNNAMED"));
        // As ./strategos starts a server.
        Path cache = Path.of(jar).resolveSibling("serve.aot");
        command.add("@" + Path.of(jar).resolveSibling("serve.options"));
        if (Files.exists(cache)) command.add("-XX:AOTCache=" + cache);
        if (!heap.isEmpty()) command.add("-Xmx" + heap);
        if (!options.isEmpty()) command.addAll(List.of(options.split(" ")));
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

    InetSocketAddress socketAddress() {
        int colon = site.indexOf(':');
        return new InetSocketAddress(site.substring(0, colon), Integer.parseInt(site.substring(colon + 1)));
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

    /** The memory that the process has of the machine, in bytes. */
    long resident() throws IOException {
        return Files.readAllLines(Path.of("/proc", Long.toString(process.pid()), "status")).stream()
                .filter(line -> line.startsWith("VmRSS:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) << 10)
                .findFirst()
                .orElse(0);
    }

    /** The processor time that a process has used, in seconds. */
    static double cpuSeconds(ProcessHandle process) throws IOException {
        String stat = Files.readString(Path.of("/proc", Long.toString(process.pid()), "stat"));
        String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
        return (Long.parseLong(fields[11]) + Long.parseLong(fields[12])) / 100.0;
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
