package strategos.server.web;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** What a browser is answered. */
public final class Answer {

    private final int status;
    private final byte[] body;
    private final Map<String, String> headers;

    private Answer(int status, byte[] body, Map<String, String> headers) {
        this.status = status;
        this.body = body;
        this.headers = headers;
    }

    public static Answer of(int status, String type, byte[] body) {
        return new Answer(status, body, Map.of("Content-Type", type));
    }

    public static Answer json(int status, String json) {
        return text(status, "application/json", json);
    }

    public static Answer text(int status, String type, String text) {
        return of(status, type + "; charset=utf-8", text.getBytes(StandardCharsets.UTF_8));
    }

    /** The answer that what the browser has is still good. */
    public static Answer notModified() {
        return new Answer(304, new byte[0], Map.of());
    }

    /** The same answer with one more header. */
    public Answer with(String name, String value) {
        Map<String, String> more = new LinkedHashMap<>(headers);
        more.put(name, value);
        return new Answer(status, body, more);
    }

    /** The same answer under another status. */
    public Answer withStatus(int other) {
        return new Answer(other, body, headers);
    }

    public int status() {
        return status;
    }

    public byte[] body() {
        return Arrays.copyOf(body, body.length);
    }

    public Map<String, String> headers() {
        return headers;
    }
}
