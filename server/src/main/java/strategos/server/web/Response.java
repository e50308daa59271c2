package strategos.server.web;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** An HTTP response. */
public final class Response {

    private final int status;
    private final byte[] body;
    private final Map<String, String> headers;

    private Response(int status, byte[] body, Map<String, String> headers) {
        this.status = status;
        this.body = body;
        this.headers = headers;
    }

    public static Response of(int status, String type, byte[] body) {
        return new Response(status, body, Map.of("Content-Type", type));
    }

    public static Response json(int status, String json) {
        return text(status, "application/json", json);
    }

    public static Response text(int status, String type, String text) {
        return of(status, type + "; charset=utf-8", text.getBytes(StandardCharsets.UTF_8));
    }

    /** The answer that what the browser has is still good. */
    public static Response notModified() {
        return new Response(304, new byte[0], Map.of());
    }

    /** The same answer with one more header. */
    public Response with(String name, String value) {
        Map<String, String> more = new LinkedHashMap<>(headers);
        more.put(name, value);
        return new Response(status, body, more);
    }

    /** The same answer under another status. */
    public Response withStatus(int other) {
        return new Response(other, body, headers);
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
