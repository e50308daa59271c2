package strategos.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpellingTest {

    private static final List<String> KNOWN =
            List.of("classic", "modern", "warzone", "rush", "random", "--seats");

    @DisplayName("A letter left out, added, mistaken or swapped is forgiven")
    @ParameterizedTest(name = "{0} for {1}")
    @CsvSource({
        "modrn, modern",
        "modernn, modern",
        "moderm, modern",
        "ruhs, rush",
        "Modern, modern",
        "modem, modern",
        "warzoen, warzone",
        "--seat, --seats",
    })
    void forgiven(String typed, String meant) {
        assertThat(Spelling.nearest(typed, KNOWN)).contains(meant);
        assertThat(Spelling.hint(typed, KNOWN)).isEqualTo("did you mean " + meant + "?");
    }

    @DisplayName("What is like none of them is answered with all")
    @Test
    void unlike() {
        for (String typed : List.of("", "x", "foo", "academy", "shur"))
            assertThat(Spelling.hint(typed, KNOWN))
                    .as(typed)
                    .isEqualTo("there are " + String.join(", ", KNOWN));
    }

    @DisplayName("What is too long for a name is compared with nothing")
    @Test
    void endless() {
        String endless = "x".repeat(1_000_000);
        assertThat(Spelling.nearest(endless + "y", List.of(endless))).isEmpty();
        assertThat(Spelling.nearest("modrn", List.of(endless, "modern"))).contains("modern");
    }
}
