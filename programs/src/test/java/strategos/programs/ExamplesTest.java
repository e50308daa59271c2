package strategos.programs;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.arena.Report;

class ExamplesTest {

    private static final Duration LONG = Duration.ofSeconds(60);

    @ParameterizedTest
    @CsvSource({
        "random_bot.py,modern",
        "random_bot.py,classic",
        "random_bot.py,warzone",
        "random_bot.mjs,modern",
        "random_bot.mjs,warzone",
        "greedy_bot.py,modern",
        "greedy_bot.py,classic",
        "greedy_bot.mjs,academy",
    })
    @DisplayName("An example plays Risk by the rules")
    void risk(String file, String rules) {
        try (var programs = new Programs(LONG)) {
            var report =
                    Contests.risk(programs, rules, 3, Contests.example(file), "rush", "balanced");
            assertThat(report.failures()).isEmpty();
            assertThat(report.standings().getFirst().decisions()).isGreaterThan(10);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"random_bot.py", "random_bot.mjs", "greedy_bot.py", "greedy_bot.mjs"})
    @DisplayName("An example plays Morris by the rules")
    void morris(String file) {
        try (var programs = new Programs(LONG)) {
            var report =
                    Contests.morris(programs, "morris-fly", 4, Contests.example(file), "random");
            assertThat(report.failures()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"greedy_bot.py", "greedy_bot.mjs"})
    @DisplayName("The greedy example beats random play nearly always")
    void greedyIsBetter(String file) {
        try (var programs = new Programs(LONG)) {
            Report report = Contests.risk(programs, "modern", 10, Contests.example(file), "random");
            assertThat(report.failures()).isEmpty();
            assertThat(report.standings().getFirst().wins()).isGreaterThanOrEqualTo(9);
        }
    }
}
