package strategos.app.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.app.Main;

class BalanceCommandTest {

    private final StringWriter err = new StringWriter();

    private String answer(String... args) {
        var out = new StringWriter();
        int code =
                Main.commandLine()
                        .setOut(new PrintWriter(out))
                        .setErr(new PrintWriter(err))
                        .execute(args);
        return code + "\n" + out;
    }

    @DisplayName("Turns, positions, choke points and continents are told of")
    @Test
    void report() {
        String text = answer("map", "balance", "world", "--games", "10", "--seed", "3");
        assertThat(text)
                .startsWith("0\nThe World (world): 12 matches of modern, balanced-1 in all 3 seats")
                .containsPattern("third +\\d+ +[\\d.]+ %")
                .containsPattern("\n3 +\\d+ +[\\d.]+ %")
                .contains("The board has no starting positions", "35 armies on Alaska")
                .contains("The board is disconnected without Siam or Indonesia.")
                .containsPattern("Australia +2 +4 +1 +0.50 +1.76 +1.13");
    }

    @DisplayName("The answer is the same on any number of threads, in JSON too")
    @Test
    void threads() {
        String one =
                answer(
                        "map",
                        "balance",
                        "world",
                        "--games",
                        "12",
                        "--seed",
                        "3",
                        "--threads",
                        "1",
                        "--json");
        String two =
                answer(
                        "map",
                        "balance",
                        "world",
                        "--games",
                        "12",
                        "--seed",
                        "3",
                        "--threads",
                        "2",
                        "--json");
        assertThat(one).isEqualTo(two).contains("\"origin\":\"homelands\"", "\"cuts\":[");
    }

    @DisplayName("Numbers that make no sense are refused in words")
    @Test
    void refused() {
        assertThat(answer("map", "balance", "world", "--games", "0")).startsWith("2");
        assertThat(answer("map", "balance", "world", "--seats", "1")).startsWith("2");
        assertThat(answer("map", "balance", "world", "--seats", "9")).startsWith("2");
        assertThat(err.toString())
                .contains("--games: 1 to 10000000 matches can be played")
                .contains("--seats: world can have 2 to 6 starting positions, not 1")
                .contains("--seats: world can have 2 to 6 starting positions, not 9");
    }
}
