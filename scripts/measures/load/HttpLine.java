package load;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** Requests from one address of this machine, one after the other on one connection. */
final class HttpLine implements Closeable {

    private static final int PATIENCE_MILLIS = 60_000;

    private final Socket socket = new Socket();
    private final InputStream in;

    /** An answer; the names of its headers are in lower case. */
    record Answer(int status, Map<String, String> headers, byte[] body) {

        String text() {
            return new String(body, StandardCharsets.UTF_8);
        }
    }

    HttpLine(InetSocketAddress server, InetAddress local) throws IOException {
        socket.bind(new InetSocketAddress(local, 0));
        socket.connect(server, PATIENCE_MILLIS);
        socket.setTcpNoDelay(true);
        socket.setSoTimeout(PATIENCE_MILLIS);
        in = new BufferedInputStream(socket.getInputStream());
    }

    Answer get(String path, String cookie) throws IOException {
        return send("GET " + path, cookie, "");
    }

    Answer post(String path, String cookie, String body) throws IOException {
        return send("POST " + path, cookie, body);
    }

    private Answer send(String route, String cookie, String body) throws IOException {
        socket.getOutputStream().write(request(route, cookie, body));
        return read();
    }

    static byte[] request(String route, String cookie, String body) {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        var head = new StringBuilder(route + " HTTP/1.1\r\nHost: localhost\r\n");
        if (!cookie.isEmpty()) head.append("Cookie: ").append(cookie).append("\r\n");
        if (route.startsWith("POST")) head.append("Content-Type: application/json\r\nContent-Length: ").append(bytes.length).append("\r\n");
        var all = new ByteArrayOutputStream();
        all.writeBytes(head.append("\r\n").toString().getBytes(StandardCharsets.US_ASCII));
        all.writeBytes(bytes);
        return all.toByteArray();
    }

    private Answer read() throws IOException {
        int status = Integer.parseInt(line().split(" ")[1]);
        Map<String, String> headers = new HashMap<>();
        for (String line = line(); !line.isEmpty(); line = line()) {
            int colon = line.indexOf(':');
            headers.put(line.substring(0, colon).toLowerCase(Locale.ROOT), line.substring(colon + 1).strip());
        }
        return new Answer(status, headers, body(headers));
    }

    private byte[] body(Map<String, String> headers) throws IOException {
        if (!"chunked".equals(headers.get("transfer-encoding")))
            return in.readNBytes(Integer.parseInt(headers.getOrDefault("content-length", "0")));
        var body = new ByteArrayOutputStream();
        for (int size = Integer.parseInt(line(), 16); size > 0; size = Integer.parseInt(line(), 16)) {
            body.write(in.readNBytes(size));
            line();
        }
        line();
        return body.toByteArray();
    }

    private String line() throws IOException {
        var line = new StringBuilder();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) throw new IOException("the connection was closed");
            if (next != '\r') line.append((char) next);
        }
        return line.toString();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
