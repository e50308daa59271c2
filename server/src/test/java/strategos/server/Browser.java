package strategos.server;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.CookieManager;
import java.net.CookiePolicy;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A person's browser as far as a server can tell: it keeps cookies, asks and opens sockets. */
final class Browser {

    static final ObjectMapper JSON = new ObjectMapper();

    private final int port;
    private final CookieManager cookies = new CookieManager(null, CookiePolicy.ACCEPT_ALL);
    private final HttpClient http = HttpClient.newBuilder().cookieHandler(cookies).build();

    Browser(int port) {
        this.port = port;
    }

    private Browser(int port, Browser same) {
        this(port);
        same.cookies
                .getCookieStore()
                .getCookies()
                .forEach(cookie -> cookies.getCookieStore().add(uri("/"), cookie));
    }

    /** The same browser at a server that was started again elsewhere. */
    Browser at(int otherPort) {
        return new Browser(otherPort, this);
    }

    String site() {
        return "http://localhost:" + port;
    }

    private URI uri(String path) {
        return URI.create(site() + path);
    }

    HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(uri(path));
    }

    HttpResponse<String> send(HttpRequest request) throws IOException, InterruptedException {
        return http.send(request, HttpResponse.BodyHandlers.ofString());
    }

    HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return send(request(path).build());
    }

    HttpResponse<String> post(String path, String body) throws IOException, InterruptedException {
        return send(
                request(path)
                        .header("Origin", site())
                        .POST(HttpRequest.BodyPublishers.ofString(body))
                        .build());
    }

    JsonNode getJson(String path) throws IOException, InterruptedException {
        return JSON.readTree(get(path).body());
    }

    /** Makes a match with seats such as {@code you}, {@code open} and {@code rush}. */
    String make(String... seats) throws IOException, InterruptedException {
        return make("modern", seats);
    }

    String make(String preset, String[] seats) throws IOException, InterruptedException {
        var response = post("/api/matches", newMatch(preset, seats));
        if (response.statusCode() != 201) throw new IOException(response.body());
        return JSON.readTree(response.body()).get("id").asText();
    }

    static String newMatch(String preset, String... seats) {
        return """
        {"preset":"%s","board":"world","opening":"dealt","pace":"normal","seats":[%s]}"""
                .formatted(preset, chairs(seats));
    }

    static String chairs(String... seats) {
        return Stream.of(seats)
                .map(
                        seat ->
                                Set.of("you", "here", "open").contains(seat)
                                        ? "{\"kind\":\"" + seat + "\"}"
                                        : "{\"kind\":\"bot\",\"bot\":\"" + seat + "\"}")
                .collect(Collectors.joining(","));
    }

    /** Opens the socket of a match as one who has seen all up to a number, from a seat. */
    Line comeBack(String match, long since, int seat) {
        return open(match, "?since=" + since + "&as=" + seat);
    }

    /** Opens the socket of a match as one who has seen nothing. */
    Line open(String match) {
        return open(match, "");
    }

    /** Opens the socket of a match at one of several seats. */
    Line openAs(String match, int seat) {
        return open(match, "?as=" + seat);
    }

    /** Opens the socket of a match through a proxy that says where the browser is. */
    Line openFrom(String address, String match) {
        return open(match, "", "X-Forwarded-For", address);
    }

    private Line open(String match, String query, String... header) {
        var line = new Line();
        URI address =
                URI.create("ws://localhost:" + port + "/api/matches/" + match + "/socket" + query);
        var opening =
                http.newWebSocketBuilder()
                        .header("Origin", site())
                        .header("Cookie", cookieHeader());
        if (header.length > 0) opening.header(header[0], header[1]);
        line.connect(opening.buildAsync(address, line).join());
        return line;
    }

    private String cookieHeader() {
        return cookies.getCookieStore().getCookies().stream()
                .map(cookie -> cookie.getName() + "=" + cookie.getValue())
                .collect(Collectors.joining("; "));
    }

    static JsonNode parse(String text) {
        try {
            return JSON.readTree(text);
        } catch (JsonProcessingException broken) {
            throw new AssertionError("not JSON: " + text, broken);
        }
    }
}
