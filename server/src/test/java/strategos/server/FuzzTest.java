package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.game.Seed;
import strategos.testkit.Scale;

class FuzzTest {

    /** Messages about others, which come at any time. */
    private static final Set<String> NEWS = Set.of("seats", "clocks");

    private static final int MESSAGES = Scale.of(400);

    /** What only a program that shows its insides would say. */
    private static final List<String> INSIDES =
            List.of("Exception", "java.", "strategos.", "jetty", "Javalin", "at org", "SQL");

    @RegisterExtension private static final SharedServer SERVER = new SharedServer();

    private Browser anna;
    private Browser bert;
    private String match;

    @BeforeEach
    void makeMatch() throws Exception {
        anna = new Browser(SERVER.port());
        bert = new Browser(SERVER.port());
        match = anna.make("you", "open");
        bert.post("/api/matches/" + match + "/seats/join", "{}");
    }

    @DisplayName(
            "Messages that are broken, too long or out of turn are refused, and the match is unchanged")
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void messages(long number) throws Exception {
        RandomGenerator random = new Seed(number).random();
        JsonNode before = anna.open(match).hear("snapshot");
        var idle = before.get("scene").get("decider").asInt() == 0 ? bert : anna;
        var line = idle.open(match);
        line.hear("snapshot");
        for (int i = 0; i < MESSAGES; i++) {
            String text = message(random);
            line.say(text);
            JsonNode answer = line.hear();
            while (NEWS.contains(answer.get("t").asText())) answer = line.hear();
            assertThat(answer.get("t").asText())
                    .as("seed %d, message %d: %s → %s", number, i, text, answer)
                    .isEqualTo("refused");
            assertTellsNothing(answer.toString(), text);
        }
        JsonNode after = anna.open(match).hear("snapshot");
        assertThat(after.get("seq")).isEqualTo(before.get("seq"));
        assertThat(after.get("scene")).isEqualTo(before.get("scene"));
    }

    private static String message(RandomGenerator random) {
        String good =
                "{\"t\":\"move\",\"id\":\"x"
                        + random.nextInt(1000)
                        + "\",\"move\":\""
                        + move(random)
                        + "\"}";
        return switch (random.nextInt(8)) {
            case 0 -> good;
            case 1 -> good.substring(0, random.nextInt(good.length()));
            case 2 -> mutated(good, random);
            case 3 ->
                    good.replace(
                            "\"move\":\"", "\"move\":" + "[".repeat(random.nextInt(2000)) + "\"");
            case 4 -> "{\"t\":\"" + "x".repeat(random.nextInt(5000)) + "\"}";
            case 5 -> good + " ".repeat(4096);
            case 6 -> good.replace("\"id\"", "\"unknown\":1,\"id\"");
            default -> garbage(random);
        };
    }

    private static String move(RandomGenerator random) {
        return List.of(
                        "done",
                        "place Alaska 3",
                        "attack Alaska Kamchatka 3",
                        "occupy -1",
                        "place Alaska 99999999999",
                        "trade wild1 wild2 Alaska",
                        "stand ask",
                        "☃",
                        "blitz Brazil Brazil 1",
                        "")
                .get(random.nextInt(10));
    }

    /** One character changed; one that makes the message no message. */
    private static String mutated(String text, RandomGenerator random) {
        int at = random.nextInt(text.length());
        return text.substring(0, at) + (char) (random.nextInt(31) + 1) + text.substring(at + 1);
    }

    private static String garbage(RandomGenerator random) {
        var text = new StringBuilder();
        int length = random.nextInt(200) + 1;
        for (int i = 0; i < length; i++) text.append((char) (random.nextInt(0xD7FF) + 1));
        return text.toString();
    }

    private static void assertTellsNothing(String answer, String question) {
        for (String inside : INSIDES)
            if (!question.contains(inside)) assertThat(answer).doesNotContain(inside);
    }

    @Test
    @DisplayName("A message far beyond the limit closes the socket, and the match is unchanged")
    void farTooLong() throws Exception {
        var line = anna.open(match);
        long seq = line.hear("snapshot").get("seq").asLong();
        line.say("x".repeat(70_000));
        assertThat(line.closeCode()).isEqualTo(1009);
        assertThat(anna.open(match).hear("snapshot").get("seq").asLong()).isEqualTo(seq);
    }

    @DisplayName(
            "Requests that are broken are answered with what is wrong and nothing of our insides")
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2})
    void requests(long number) throws Exception {
        RandomGenerator random = new Seed(number).random();
        List<String> paths =
                List.of(
                        "/api/matches",
                        "/api/matches/" + match + "/seats/join",
                        "/api/seat-links/x",
                        "/api/nothing",
                        "/api/matches/none/seats/mine/link");
        String good = Browser.newMatch("modern", "you", "rush");
        for (int i = 0; i < MESSAGES / 4; i++) {
            String body =
                    switch (random.nextInt(4)) {
                        case 0 -> good.substring(0, random.nextInt(good.length()));
                        case 1 -> good.replaceFirst("\"[a-z]+\"", "\"?\"");
                        case 2 -> "[".repeat(random.nextInt(10_000));
                        default -> garbage(random);
                    };
            String path = paths.get(random.nextInt(paths.size()));
            var response = bert.post(path, body);
            assertThat(response.statusCode())
                    .as("seed %d: POST %s %s", number, path, body)
                    .isBetween(400, 499);
            assertThat(Browser.parse(response.body()).get("message").asText()).isNotBlank();
            assertTellsNothing(response.body(), body);
        }
    }

    @Test
    @DisplayName("What is no HTTP at all is answered without a word about the program")
    void notHttp() throws Exception {
        for (String nonsense :
                List.of(
                        "HELLO\r\n\r\n",
                        "GET /\u0000 HTTP/1.1\r\n\r\n",
                        "GET /%zz HTTP/1.1\r\nHost: x\r\n\r\n",
                        "GET / HTTP/1.1\r\nHost: x\r\n" + "A: b\r\n".repeat(5000) + "\r\n",
                        "GET /../../etc/passwd HTTP/1.0\r\nHost: x\r\n\r\n",
                        "GET /assets/..%2f..%2fstrategos/server/Server.class HTTP/1.0\r\nHost: x\r\n\r\n",
                        "TRACE / HTTP/1.0\r\nHost: x\r\n\r\n",
                        "DELETE /api/matches HTTP/1.0\r\nHost: x\r\n\r\n")) {
            String answer = raw(nonsense);
            assertThat(answer).startsWith("HTTP/1.1 4");
            assertTellsNothing(answer, "");
        }
    }

    private String raw(String request) throws Exception {
        try (var socket = new Socket(InetAddress.getLoopbackAddress(), SERVER.port())) {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            socket.shutdownOutput();
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
