package strategos.engine;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class EngineServiceTest {

    private static final String ODDS = "{\"t\":\"odds\",\"attackers\":3,\"defenders\":1}\n";

    private final Conversation engine = new Conversation();

    private String send(String requests) {
        return new String(engine.send(requests.getBytes(UTF_8)), UTF_8);
    }

    @Test
    @DisplayName("Every request gets one line, in order, also if many are sent at once")
    void oneLineEach() {
        var lines = send(ODDS.repeat(100) + "broken\n" + ODDS).lines().toList();
        assertThat(lines).hasSize(102);
        assertThat(lines.subList(0, 100)).containsOnly(lines.getFirst());
        assertThat(lines.get(100)).startsWith("{\"t\":\"error\",\"code\":\"malformed\"");
        assertThat(lines.get(101)).isEqualTo(lines.getFirst());
    }

    @Test
    @DisplayName("Blank lines, line ends of Windows and a missing last line end are no errors")
    void lineEnds() {
        String plain = send(ODDS);
        assertThat(send("\n  \n" + ODDS.strip() + "\r\n\r\n" + ODDS.strip()))
                .isEqualTo(plain + plain);
    }

    @Test
    @DisplayName("A line beyond all limits is refused, and the next request is answered")
    void longLines() {
        var lines = send("x".repeat(3 << 20) + "\n" + ODDS).lines().toList();
        assertThat(lines.getFirst()).contains("malformed", "at most 1,048,576 bytes");
        assertThat(lines.getLast()).startsWith("{\"t\":\"odds\"");
    }

    @Test
    @DisplayName("The block of a refused step is skipped")
    void blocksOfRefusedSteps() {
        var lines =
                send("{\"t\":\"step\",\"batch\":\"b\",\"bytes\":8}\n\n\n\n\n\n\n\n\n" + ODDS)
                        .lines()
                        .toList();
        assertThat(lines).hasSize(2);
        assertThat(lines.getFirst()).contains("there is no batch 'b'");
        assertThat(lines.getLast()).startsWith("{\"t\":\"odds\"");
    }
}
