package load;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;

/** One address of this machine, with two guests who play against each other. */
final class Address {

    static final ObjectMapper JSON = new ObjectMapper();

    private static final String MATCH = """
            {"preset":"modern","board":"world","opening":"dealt","pace":"normal","options":[%s],
             "seats":[{"kind":"you"},{"kind":"open"}]}""";

    private final String site;
    private final HttpClient http;
    private final List<String> cookies = new ArrayList<>();

    Address(String site, InetAddress local) throws IOException, InterruptedException {
        this.site = site;
        http = HttpClient.newBuilder().localAddress(local).build();
        for (int guest = 0; guest < 2; guest++) cookies.add(introduce());
    }

    private String introduce() throws IOException, InterruptedException {
        var answer = http.send(HttpRequest.newBuilder(uri("/api/me/matches")).build(), BodyHandlers.ofString());
        String cookie = answer.headers().firstValue("Set-Cookie").orElseThrow(() -> new IOException(answer.body()));
        return cookie.substring(0, cookie.indexOf(';'));
    }

    private URI uri(String path) {
        return URI.create("http://" + site + path);
    }

    private JsonNode post(String path, String body, int guest) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(uri(path)).header("Cookie", cookies.get(guest)).POST(BodyPublishers.ofString(body));
        var answer = http.send(request.build(), BodyHandlers.ofString());
        if (answer.statusCode() / 100 != 2) throw new IOException(path + ": " + answer.body());
        return JSON.readTree(answer.body());
    }

    String make(boolean fog) throws IOException, InterruptedException {
        String option = fog ? "{\"name\":\"sight\",\"value\":\"fog\"}" : "";
        return post("/api/matches", MATCH.formatted(option), 0).get("id").asText();
    }

    void join(String match) throws IOException, InterruptedException {
        post("/api/matches/" + match + "/seats/join", "{}", 1);
    }

    Client open(String match, int guest, boolean fog) throws IOException, InterruptedException {
        var board = http.send(HttpRequest.newBuilder(uri("/api/boards/world")).build(), BodyHandlers.ofString());
        var client = new Client(match, fog, JSON.readTree(board.body()), match.hashCode() * 2L + guest);
        http.newWebSocketBuilder()
                .header("Cookie", cookies.get(guest))
                .buildAsync(URI.create("ws://" + site + "/api/matches/" + match + "/socket"), client)
                .join();
        client.awaitScene();
        return client;
    }
}
