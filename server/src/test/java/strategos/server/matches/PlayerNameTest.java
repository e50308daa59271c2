package strategos.server.matches;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.server.guards.Refusal;

class PlayerNameTest {

    @DisplayName("A name of which nothing can be seen is refused")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "\u200B",
                "\u202E\u202C",
                "\u2066\u2069",
                "\u00AD\uFEFF",
                "\u3164",
                "\u2800",
                "\u00A0\u2003",
                "\u200D\u200C",
                "\uFE0F",
                "\u115F\u1160"
            })
    void invisible(String name) {
        assertThatThrownBy(() -> PlayerName.of(name))
                .isInstanceOf(Refusal.class)
                .hasMessage("A name needs at least one visible character.");
    }

    @DisplayName("A name with line breaks, control characters or half a character is refused")
    @ParameterizedTest
    @ValueSource(strings = {"a\nb", "a\u0007", "a\u2028b", "a\u2029b", "a\uD83D"})
    void controls(String name) {
        assertThatThrownBy(() -> PlayerName.of(name))
                .isInstanceOf(Refusal.class)
                .hasMessage("A name has no line breaks or control characters.");
    }

    @DisplayName("What would turn the direction of the text, or cannot be seen, is left out")
    @ParameterizedTest
    @CsvSource({
        "'\u202Eann\u202C', ann",
        "'a\u200Bn\uFEFFn', ann",
        "' \u2067Ann\u2069 ', Ann",
        "'Jos\u00E9', 'Jos\u00E9'",
        "'\u0645\u06CC\u200C\u0645', '\u0645\u06CC\u200C\u0645'",
        "'\uD83D\uDC69\u200D\uD83D\uDE80', '\uD83D\uDC69\u200D\uD83D\uDE80'"
    })
    void shown(String written, String shown) {
        assertThat(PlayerName.of(written)).isEqualTo(shown);
    }
}
