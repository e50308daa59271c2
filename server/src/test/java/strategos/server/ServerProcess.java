package strategos.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import strategos.server.families.RandomSource;
import strategos.server.guards.Proxy;
import strategos.store.PostgresDatabase;
import strategos.store.Store;

/** A server in a process of its own, which can be killed. */
final class ServerProcess implements AutoCloseable {

    private final Process process;
    private final int port;

    private ServerProcess(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    /**
     * Starts a server on a folder whose bots wait a while, behind another program if one is named.
     */
    static ServerProcess start(Path data, Duration pause, List<String> behind) throws IOException {
        return start(behind, List.of(data.toString(), pause.toString()));
    }

    static ServerProcess start(Path data, Duration pause) throws IOException {
        return start(data, pause, List.of());
    }

    /** Starts a node on a PostgreSQL database. */
    static ServerProcess startOn(String url, Path data) throws IOException {
        return startOn(url, data, List.of());
    }

    static ServerProcess startOn(String url, Path data, List<String> behind) throws IOException {
        return start(behind, List.of(data.toString(), Duration.ZERO.toString(), url));
    }

    private static ServerProcess start(List<String> behind, List<String> arguments)
            throws IOException {
        List<String> command = new ArrayList<>(behind);
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("--enable-native-access=ALL-UNNAMED");
        command.add("-XX:TieredStopAtLevel=1");
        command.add("-XX:+UseSerialGC");
        command.add("-cp");
        command.add(System.getProperty("java.class.path"));
        command.add(ServerProcess.class.getName());
        command.addAll(arguments);
        var process =
                new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        return new ServerProcess(process, readPort(process.inputReader(StandardCharsets.UTF_8)));
    }

    private static int readPort(BufferedReader output) throws IOException {
        String line = output.readLine();
        if (line == null) throw new IOException("the server did not start");
        return Integer.parseInt(line);
    }

    long pid() {
        return process.pid();
    }

    /** Stops the process in the middle of whatever it does, until it is thawed. */
    void freeze() throws IOException, InterruptedException {
        signal("STOP");
    }

    void thaw() throws IOException, InterruptedException {
        signal("CONT");
    }

    private void signal(String name) throws IOException, InterruptedException {
        new ProcessBuilder("kill", "-" + name, Long.toString(process.pid())).start().waitFor();
    }

    int port() {
        return port;
    }

    /** Ends the process as a power cut does: it gets no chance to finish anything. */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /**
     * Asks the server to end; a program that it runs behind may not pass that on, and ends with it.
     */
    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroy);
        process.destroy();
        try {
            process.waitFor();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /** What runs in that process. */
    public static void main(String[] args) throws Exception {
        var pause = Duration.parse(args[1]);
        var data = Path.of(args[0]);
        var server =
                args.length == 2
                        ? TestServer.start(data, TestServer.GENEROUS, Proxy.NONE, (_, _) -> pause)
                        : TestServer.start(
                                Store.open(new PostgresDatabase(args[2]), Clock.systemUTC()),
                                data,
                                RandomSource.unknown());
        Runtime.getRuntime().addShutdownHook(new Thread(server::close));
        System.out.println(server.port());
        new CountDownLatch(1).await();
    }
}
