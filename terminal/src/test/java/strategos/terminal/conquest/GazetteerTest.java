package strategos.terminal.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.conquest.board.ConquestBoards;
import strategos.game.NotationException;
import strategos.terminal.conquest.Gazetteer.Fit;

class GazetteerTest {

    private final Gazetteer world = new Gazetteer(ConquestBoards.world());

    @ParameterizedTest
    @CsvSource({
        "Alaska, Ala",
        "Western United States, WUS",
        "Northwest Territory, NT",
        "East Africa, EAf",
        "Eastern Australia, EAu",
        "India, Indi",
        "Indonesia, Indo",
        "Ural, Ura"
    })
    @DisplayName("Short names take as few letters as tell them apart")
    void shortNames(String name, String shortName) throws NotationException {
        assertThat(world.shortName(world.board().territory(name))).isEqualTo(shortName);
    }

    @Test
    @DisplayName("No two territories of the world have the same short name")
    void allDifferent() {
        var all =
                IntStream.range(0, world.board().size())
                        .mapToObj(t -> world.shortName(t).toLowerCase(Locale.ROOT));
        assertThat(all).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @CsvSource({
        "Western United States, FULL",
        "western united states, FULL",
        "wus, SHORT",
        "west un, BEGINNING",
        "w u s, BEGINNING",
        "western, BEGINNING",
        "united, NONE",
        "western states, NONE"
    })
    @DisplayName("A name fits in full, in short, or by the beginnings of its words")
    void fits(String typed, Fit fit) throws NotationException {
        int territory = world.board().territory("Western United States");
        assertThat(world.fit(territory, List.of(typed.split(" ", -1)))).isEqualTo(fit);
    }

    @Test
    @DisplayName("Other names that people know fit too")
    void aliases() throws NotationException {
        int siam = world.board().territory("Siam");
        assertThat(world.fit(siam, List.of("southeast", "asia"))).isEqualTo(Fit.FULL);
        assertThat(world.fit(siam, List.of("southe"))).isEqualTo(Fit.BEGINNING);
    }
}
