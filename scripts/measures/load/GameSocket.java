package load;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The WebSocket of a match, without threads of its own: it is read when there is something to read. Its texts are bytes,
 * so that nothing is decoded that nobody needs.
 */
final class GameSocket implements Closeable {

    private static final int TEXT = 1;
    private static final int CLOSE = 8;
    private static final int PING = 9;
    private static final int PONG = 10;
    private static final int LAST = 0x80;
    private static final int MASKED = 0x80;

    private final SocketChannel channel;
    private ByteBuffer arrived = ByteBuffer.allocate(16 * 1024);
    private byte[] partial = new byte[0];

    /** Receives texts, each valid during the call. */
    interface Listener {

        void heard(byte[] text);

        void closed(int code);
    }

    private GameSocket(SocketChannel channel) {
        this.channel = channel;
    }

    /** Opens the socket of a match, and waits until the server has agreed to it. */
    static GameSocket open(InetSocketAddress server, InetAddress local, String path, String cookie) throws IOException {
        var channel = SocketChannel.open();
        channel.bind(new InetSocketAddress(local, 0));
        channel.connect(server);
        channel.socket().setTcpNoDelay(true);
        String request = "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c2FtcGxlIGtleSAxMjM0NQ==\r\nCookie: " + cookie + "\r\n\r\n";
        channel.write(ByteBuffer.wrap(request.getBytes(StandardCharsets.US_ASCII)));
        var socket = new GameSocket(channel);
        socket.readAnswer();
        channel.configureBlocking(false);
        return socket;
    }

    private void readAnswer() throws IOException {
        for (int end = -1; end < 0; end = end(arrived)) {
            if (channel.read(arrived) < 0) throw new IOException("the server closed the connection");
            if (!arrived.hasRemaining()) throw new IOException("the headers are too long");
        }
        String head = new String(arrived.array(), 0, end(arrived), StandardCharsets.US_ASCII);
        if (!head.startsWith("HTTP/1.1 101")) throw new IOException(head.lines().findFirst().orElse(""));
        arrived.flip().position(end(arrived.duplicate().position(arrived.limit())));
        arrived.compact();
    }

    /** Where the headers end; -1 if they have not arrived. */
    private static int end(ByteBuffer buffer) {
        for (int i = 4; i <= buffer.position(); i++)
            if (buffer.get(i - 1) == '\n' && buffer.get(i - 3) == '\n') return i;
        return -1;
    }

    SocketChannel channel() {
        return channel;
    }

    /** Reads what has arrived. */
    void read(Listener listener) throws IOException {
        while (true) {
            if (!arrived.hasRemaining()) grow();
            int count = channel.read(arrived);
            if (count <= 0) {
                if (count < 0) listener.closed(0);
                return;
            }
            boolean filled = !arrived.hasRemaining();
            arrived.flip();
            while (readFrame(listener)) {}
            arrived.compact();
            if (!filled) return;
        }
    }

    private void grow() {
        var larger = ByteBuffer.allocate(2 * arrived.capacity());
        larger.put(arrived.flip());
        arrived = larger;
    }

    /** Takes one frame out of the buffer, if it is there in full. */
    private boolean readFrame(Listener listener) throws IOException {
        int start = arrived.position();
        int available = arrived.remaining();
        if (available < 2) return false;
        int first = arrived.get(start);
        int length = arrived.get(start + 1) & 0x7f;
        int header = length == 127 ? 10 : length == 126 ? 4 : 2;
        if (available < header) return false;
        if (length == 126) length = arrived.getShort(start + 2) & 0xffff;
        else if (length == 127) length = Math.toIntExact(arrived.getLong(start + 2));
        if (available < header + length) return false;
        byte[] payload = Arrays.copyOfRange(arrived.array(), start + header, start + header + length);
        arrived.position(start + header + length);
        take(first, payload, listener);
        return true;
    }

    private void take(int first, byte[] payload, Listener listener) throws IOException {
        switch (first & 0x0f) {
            case PING -> send(PONG, payload);
            case PONG -> {}
            case CLOSE -> listener.closed(payload.length < 2 ? 0 : ByteBuffer.wrap(payload).getShort() & 0xffff);
            default -> {
                byte[] whole = partial.length == 0 ? payload : joined(partial, payload);
                boolean isLast = (first & LAST) != 0;
                partial = isLast ? new byte[0] : whole;
                if (isLast) listener.heard(whole);
            }
        }
    }

    private static byte[] joined(byte[] a, byte[] b) {
        byte[] both = Arrays.copyOf(a, a.length + b.length);
        System.arraycopy(b, 0, both, a.length, b.length);
        return both;
    }

    void send(String text) throws IOException {
        send(TEXT, text.getBytes(StandardCharsets.UTF_8));
    }

    /** A mask of zeros leaves the payload as it is. What clients say is short, so the network takes it at once. */
    private void send(int kind, byte[] payload) throws IOException {
        var frame = ByteBuffer.allocate(8 + payload.length);
        frame.put((byte) (LAST | kind));
        if (payload.length < 126) frame.put((byte) (MASKED | payload.length));
        else frame.put((byte) (MASKED | 126)).putShort((short) payload.length);
        frame.putInt(0).put(payload).flip();
        channel.write(frame);
        if (frame.hasRemaining()) throw new IOException("the server does not read");
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
