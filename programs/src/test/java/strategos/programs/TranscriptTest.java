package strategos.programs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.Conquest;
import strategos.conquest.board.BoardText;
import strategos.conquest.rules.ConquestPresets;
import strategos.game.NotationException;

/** The transcripts of the documentation; {@code -Dtranscripts.write=true} writes them. */
class TranscriptTest {

    private static final Path PAGES = Path.of("..", "docs", "protocol");
    private static final String BEGIN = "```text\n> {\"t\":\"hello\"";
    private static final String END = "\n```\n";

    private static final String BOARD =
            """
            board: straits
            title: The Straits
            [North] 2
            Ford: Hill, Mill
            Hill: Ford, Mill, Quay
            Mill: Ford, Hill
            [South] 2
            Quay: Hill, Cape, Dune
            Cape: Quay, Dune
            Dune: Quay, Cape
            """;

    @Test
    @DisplayName("The transcript of Morris in docs/protocol/bots.md is what a match writes")
    void morris() throws IOException {
        Path page = PAGES.resolve("bots.md");
        var transcript = new Transcript();
        try (var programs = new Programs(Duration.ofSeconds(10), transcript)) {
            var report =
                    Contests.morris(
                            programs,
                            "three-mens-morris",
                            1,
                            Contests.example("greedy_bot.py"),
                            "random");
            assertThat(report.failures()).isEmpty();
        }
        String text = Files.readString(page);
        int begin = text.indexOf(BEGIN) + "```text\n".length();
        int end = text.indexOf(END, begin);
        if (Boolean.getBoolean("transcripts.write"))
            Files.writeString(
                    page,
                    text.substring(0, begin)
                            + String.join("\n", transcript.lines())
                            + text.substring(end));
        assertThat(portable(transcript))
                .isEqualTo(
                        Files.readString(page)
                                .substring(begin)
                                .lines()
                                .takeWhile(it -> !it.equals("```"))
                                .toList());
    }

    @Test
    @DisplayName("The transcript of Risk in docs/protocol/bots-risk.txt is what a match writes")
    void risk() throws IOException, NotationException {
        Path page = PAGES.resolve("bots-risk.txt");
        var transcript = new Transcript();
        var game = new Conquest(ConquestPresets.MODERN, BoardText.read("straits", BOARD), 2);
        try (var programs = new Programs(Duration.ofSeconds(10), transcript)) {
            var report =
                    Contests.risk(programs, game, 1, Contests.example("greedy_bot.py"), "balanced");
            assertThat(report.failures()).isEmpty();
        }
        if (Boolean.getBoolean("transcripts.write"))
            Files.writeString(page, String.join("\n", transcript.lines()) + "\n");
        assertThat(portable(transcript)).isEqualTo(Files.readAllLines(page));
    }

    /** On Windows the example has another path. */
    private static List<String> portable(Transcript transcript) {
        return transcript.lines().stream().map(line -> line.replace("\\\\", "/")).toList();
    }
}
