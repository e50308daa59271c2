package load;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;

/** One address of this machine, with two guests who play against each other. */
final class Address implements AutoCloseable {

    private static final String MATCH = """
            {"preset":"modern","board":"world","opening":"dealt","pace":"normal","options":[%s],
             "seats":[{"kind":"you"},{"kind":"open"}]}""";
    private static final String FOG = "{\"name\":\"sight\",\"value\":\"fog\"}";

    private final InetSocketAddress server;
    private final InetAddress local;
    private final HttpLine http;
    private final List<String> cookies = new ArrayList<>();

    Address(InetSocketAddress server, InetAddress local) throws IOException {
        this.server = server;
        this.local = local;
        http = new HttpLine(server, local);
        for (int guest = 0; guest < 2; guest++) cookies.add(cookie(http));
    }

    /** Addresses of this machine, all different, which works on Linux only. */
    static InetAddress loopback(int number) throws IOException {
        return InetAddress.getByAddress(new byte[] {127, 0, (byte) (1 + number / 200), (byte) (1 + number % 200)});
    }

    /** The cookie of a new guest. */
    static String cookie(HttpLine http) throws IOException {
        var answer = http.get("/api/me/matches", "");
        String cookie = answer.headers().get("set-cookie");
        if (cookie == null) throw new IOException(answer.text());
        return cookie.substring(0, cookie.indexOf(';'));
    }

    static JsonNode post(HttpLine http, String path, String cookie, String body) throws IOException {
        var answer = http.post(path, cookie, body);
        if (answer.status() / 100 != 2) throw new IOException(path + ": " + answer.text());
        return Client.JSON.readTree(answer.body());
    }

    JsonNode board() throws IOException {
        return Client.JSON.readTree(http.get("/api/boards/world", cookies.getFirst()).body());
    }

    /** Makes a match with both guests in it. */
    String make(boolean fog) throws IOException {
        String match = post(http, "/api/matches", cookies.get(0), MATCH.formatted(fog ? FOG : "")).get("id").asText();
        post(http, "/api/matches/" + match + "/seats/join", cookies.get(1), "{}");
        return match;
    }

    Client open(String match, int guest, Choice choice, Latencies latencies) throws IOException {
        var socket = GameSocket.open(server, local, "/api/matches/" + match + "/socket", cookies.get(guest));
        return new Client(match, guest, choice, latencies, socket);
    }

    @Override
    public void close() throws IOException {
        http.close();
    }
}
