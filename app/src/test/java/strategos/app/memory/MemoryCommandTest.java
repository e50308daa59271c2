package strategos.app.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.app.Script;

final class MemoryCommandTest {

    @TempDir private Path data;

    private Script.Answer run(String command) {
        return new Script(data).run(command);
    }

    @Test
    @DisplayName("Every move is shown with player, phase, times played, wins and losses")
    void shows() {
        assertThat(run("memory").out())
                .isEqualToIgnoringNewLines("memory has not learned from any match of morris-fly.");
        run("train morris-memory --games 500 --rules three-mens-morris --seed 1");
        var shown = run("memory --rules three-mens-morris --sort wins --most 3");
        assertThat(shown.exitCode()).isZero();
        assertThat(shown.out())
                .containsPattern("^memory has learned from 500 matches of three-mens-morris and")
                .containsPattern("(?m)^move +player +phase +played +wins +losses$")
                .containsPattern("(?m)^[A-I] +bot +placing +\\d+ +\\d+ +\\d+$")
                .containsPattern("(?m)^and \\d+ more$");
        assertThat(shown.out().lines()).hasSize(7);
        assertThat(run("memory --rules three-mens-morris --bot memory-position").out())
                .containsPattern("remembers \\d+ positions\\.");
    }

    @DisplayName("Bad input is named")
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    --bot memori     | --bot: there is no bot that learns 'memori'
                    --rules fly      | --rules: there is no Morris 'fly'
                    --sort age       | --sort: played, wins or losses, not 'age'
                    --most 0         | --most: at least 1, not 0
                    """)
    void badInput(String options, String message) {
        var answer = run("memory " + options);
        assertThat(answer.exitCode()).isEqualTo(2);
        assertThat(answer.err()).contains(message);
    }
}
