package strategos.server.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.board.ConquestBoards;

class TitlesTest {

    private static final Titles GERMAN = Titles.in(Locale.GERMAN);

    @Test
    @DisplayName("Every part of a title is translated, and what has no translation stays")
    void parts() {
        assertThat(GERMAN.of("Modern · The World")).isEqualTo("Modern · Die Welt");
        assertThat(GERMAN.of("Two Ponds")).isEqualTo("Two Ponds");
        assertThat(Titles.in(Locale.FRENCH).of("The World")).isEqualTo("The World");
    }

    @Test
    @DisplayName("Every board that ships has a German title")
    void boards() {
        for (String name : ConquestBoards.NAMES) {
            String title = ConquestBoards.named(name).orElseThrow().title();
            assertThat(GERMAN.of(title)).isNotEqualTo(title);
        }
    }
}
