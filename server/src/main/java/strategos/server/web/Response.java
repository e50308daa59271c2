package strategos.server.web;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** An HTTP response. */
public final class Response {

    private final int status;
    private final byte[] body;
    private final Map<String, String> headers;
    private final LineSink.@Nullable Source lines;

    private Response(int status, byte[] body, Map<String, String> headers) {
        this(status, body, headers, null);
    }

    private Response(
            int status, byte[] body, Map<String, String> headers, LineSink.@Nullable Source lines) {
        this.status = status;
        this.body = body;
        this.headers = headers;
        this.lines = lines;
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

    /** An answer that is sent line by line, as they are written. */
    public static Response lines(String type, LineSink.Source lines) {
        return new Response(200, new byte[0], Map.of("Content-Type", type), lines);
    }

    /** The answer that what the browser has is still good. */
    public static Response notModified() {
        return new Response(304, new byte[0], Map.of());
    }

    /** The same answer with one more header. */
    public Response with(String name, String value) {
        return with(Map.of(name, value));
    }

    /** The same answer with more headers. */
    public Response with(Map<String, String> added) {
        Map<String, String> more = new LinkedHashMap<>(headers);
        more.putAll(added);
        return new Response(status, body, more, lines);
    }

    /** The same answer under another status. */
    public Response withStatus(int other) {
        return new Response(other, body, headers, lines);
    }

    public int status() {
        return status;
    }

    public byte[] body() {
        return Arrays.copyOf(body, body.length);
    }

    /** What writes the body; empty if it is known already. */
    public Optional<LineSink.Source> lines() {
        return Optional.ofNullable(lines);
    }

    public Map<String, String> headers() {
        return headers;
    }
}
