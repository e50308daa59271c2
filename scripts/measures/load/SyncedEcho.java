package load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;

/**
 * The yardstick: an echo over TCP that answers a line once it has appended it to a file and the disk has confirmed it.
 * It runs beside the server, on the same disk and under the same load.
 */
final class SyncedEcho {

    private static final byte[] LINE = "attack Alaska Kamchatka 3, a line about as long as a step\n".getBytes();
    private static final Duration BETWEEN = Duration.ofMillis(50);

    private final Latencies latencies;
    private final BufferedReader in;
    private final Socket socket;
    private volatile boolean ended;

    private SyncedEcho(Socket socket, Latencies latencies) throws IOException {
        this.socket = socket;
        this.latencies = latencies;
        in = new BufferedReader(new InputStreamReader(socket.getInputStream()));
    }

    /**
     * @param latencies of the answers
     * @param syncs of the disk alone
     */
    static SyncedEcho start(Path folder, Latencies latencies, Latencies syncs) throws IOException {
        var listening = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        Thread.ofPlatform().daemon().start(() -> serve(listening, folder.resolve("echo"), syncs));
        var socket = new Socket(listening.getInetAddress(), listening.getLocalPort());
        socket.setTcpNoDelay(true);
        var echo = new SyncedEcho(socket, latencies);
        Thread.ofPlatform().daemon().start(echo::ask);
        return echo;
    }

    private static void serve(ServerSocket listening, Path path, Latencies syncs) {
        try (var file = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
                var client = listening.accept();
                var lines = new BufferedReader(new InputStreamReader(client.getInputStream()))) {
            client.setTcpNoDelay(true);
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                file.write(ByteBuffer.wrap((line + "\n").getBytes()));
                long begun = System.nanoTime();
                file.force(false);
                syncs.add(System.nanoTime() - begun);
                client.getOutputStream().write((line + "\n").getBytes());
            }
        } catch (IOException ended) {
            System.err.println("the echo ended: " + ended);
        }
    }

    private void ask() {
        try {
            while (!ended) {
                Thread.sleep(BETWEEN);
                long begun = System.nanoTime();
                socket.getOutputStream().write(LINE);
                in.readLine();
                latencies.add(System.nanoTime() - begun);
            }
        } catch (IOException broken) {
            System.err.println("the echo does not answer: " + broken);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    void end() {
        ended = true;
    }
}
