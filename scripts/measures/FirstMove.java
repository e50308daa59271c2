import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/**
 * Measures the time from unpacking an archive of {@code ./strategos package} to the first move. The program is
 * started with an empty environment, so that it finds no Java but its own, or the one given as second argument.
 */
final class FirstMove {

    private static final String USAGE = "java FirstMove.java ARCHIVE [JAVA_HOME]";
    private static final Duration PATIENCE = Duration.ofMinutes(2);
    private static final Pattern ADDRESS = Pattern.compile("http://localhost:(\\d+)");
    private static final Pattern ID = Pattern.compile("\"id\":\"([^\"]+)\"");
    private static final String MATCH =
            """
            {"preset":"morris","pace":"fast","seats":[{"kind":"you"},{"kind":"bot","bot":"random"}]}""";

    private final HttpClient client = HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
    private final long begun = System.nanoTime();

    public static void main(String[] args) throws Exception {
        if (args.length < 1 || args.length > 2) throw new IllegalArgumentException(USAGE);
        Path folder = Files.createTempDirectory("first-move");
        try {
            new FirstMove().measure(Path.of(args[0]).toAbsolutePath(), folder, args.length < 2 ? "" : args[1]);
        } finally {
            run(folder.getParent(), "rm", "-rf", folder.toString());
        }
    }

    private void measure(Path archive, Path folder, String javaHome) throws Exception {
        if (archive.toString().endsWith(".zip")) run(folder, "unzip", "-q", archive.toString());
        else run(folder, "tar", "-xzf", archive.toString());
        lap("unpacked");
        Process server = start(folder, javaHome);
        try {
            String address = "localhost:" + awaitPort(folder.resolve("says"), server);
            ask(HttpRequest.newBuilder(URI.create("http://" + address + "/")).build());
            lap("first page");
            play(address);
            lap("first move");
        } finally {
            server.destroy();
            server.waitFor();
        }
    }

    private void lap(String what) {
        System.out.printf("%s after %d ms%n", what, TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun));
    }

    private static void run(Path folder, String... command) throws IOException, InterruptedException {
        int exitCode = new ProcessBuilder(command).directory(folder.toFile()).inheritIO().start().waitFor();
        if (exitCode != 0) throw new IOException(command[0] + " failed with exit code " + exitCode);
    }

    private static Process start(Path folder, String javaHome) throws IOException {
        try (var unpacked = Files.list(folder)) {
            Path program = unpacked.findFirst().orElseThrow().resolve("strategos");
            String data = folder.resolve("data").toString();
            var server = new ProcessBuilder(List.of(program.toString(), "serve", "--port", "0", "--data", data));
            server.environment().clear();
            server.environment().put("PATH", "");
            if (!javaHome.isEmpty()) server.environment().put("JAVA_HOME", javaHome);
            return server.redirectErrorStream(true).redirectOutput(folder.resolve("says").toFile()).start();
        }
    }

    private static String awaitPort(Path says, Process server) throws IOException, InterruptedException {
        while (server.isAlive()) {
            var address = ADDRESS.matcher(Files.readString(says));
            if (address.find()) return address.group(1);
            server.waitFor(10, TimeUnit.MILLISECONDS);
        }
        throw new IOException("the server did not start: " + Files.readString(says));
    }

    private String ask(HttpRequest request) throws IOException, InterruptedException {
        var answer = client.send(request, BodyHandlers.ofString());
        if (answer.statusCode() / 100 != 2) throw new IOException(request.uri() + ": " + answer.body());
        return answer.body();
    }

    private void play(String address) throws IOException, InterruptedException {
        var matches = URI.create("http://" + address + "/api/matches");
        var id = ID.matcher(ask(HttpRequest.newBuilder(matches).POST(BodyPublishers.ofString(MATCH)).build()));
        if (!id.find()) throw new IOException("the answer to a new match has no id");
        var heard = new Heard(new LinkedBlockingQueue<>(), new StringBuilder());
        var socket = URI.create("ws://" + address + "/api/matches/" + id.group(1) + "/socket");
        WebSocket line = client.newWebSocketBuilder().buildAsync(socket, heard).join();
        heard.await("snapshot");
        line.sendText("{\"t\":\"move\",\"id\":\"1\",\"move\":\"a\"}", true).join();
        heard.await("ack");
        line.abort();
    }

    /** The messages that a socket has received. */
    private record Heard(BlockingQueue<String> messages, StringBuilder partial) implements WebSocket.Listener {

        @Override
        public CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
            partial.append(data);
            if (last) {
                messages.add(partial.toString());
                partial.setLength(0);
            }
            socket.request(1);
            return null;
        }

        void await(String kind) throws IOException, InterruptedException {
            for (String next = ""; !next.contains("\"t\":\"" + kind + "\""); ) {
                next = messages.poll(PATIENCE.toSeconds(), TimeUnit.SECONDS);
                if (next == null || next.contains("\"t\":\"refused\""))
                    throw new IOException("expected " + kind + ", not " + next);
            }
        }
    }
}
