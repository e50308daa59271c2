package strategos.terminal.conquest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.conquest.board.Board;
import strategos.conquest.board.BoardText;
import strategos.conquest.board.ConquestBoards;
import strategos.game.NotationException;
import strategos.terminal.shell.Misunderstanding;

class TerritoryParserTest {

    private final Board world = ConquestBoards.world();
    private final TerritoryParser reader = new TerritoryParser(new Gazetteer(world));

    @ParameterizedTest
    @CsvSource({
        "alas kam, Alaska, Kamchatka",
        "ALASKA KAMCHATKA, Alaska, Kamchatka",
        "north africa egypt, North Africa, Egypt",
        "north a east a, North Africa, East Africa",
        "middle east india, Middle East, India",
        "wus eus, Western United States, Eastern United States",
        "w u s alb, Western United States, Alberta",
        "al kam, Alaska, Kamchatka",
        "na bra, North Africa, Brazil",
    })
    @DisplayName("Two territories are found, however they are shortened")
    void two(String text, String from, String to) throws Exception {
        var meaning = reader.read(text, 2, m -> world.borders(m.first(), m.second()));
        assertThat(meaning.territories())
                .containsExactly(world.territory(from), world.territory(to));
        assertThat(meaning.number()).isEmpty();
    }

    @Test
    @DisplayName("A number may stand behind")
    void number() throws Exception {
        var meaning = reader.read("great britain 12", 1, _ -> true);
        assertThat(meaning.first()).isEqualTo(world.territory("Great Britain"));
        assertThat(meaning.number()).hasValue(12);
    }

    @Test
    @DisplayName("A number may stand in front, unless it is a name")
    void numberInFront() throws Exception {
        var meaning = reader.read("12 great britain", 1, _ -> true);
        assertThat(meaning.first()).isEqualTo(world.territory("Great Britain"));
        assertThat(meaning.number()).hasValue(12);
        var numbered =
                new TerritoryParser(
                        new Gazetteer(BoardText.read("b", "[Land] 1\n1: 2\n2: 3\n3:\n")));
        assertThat(numbered.read("3 1", 1, _ -> true).first()).isEqualTo(2);
    }

    @Test
    @DisplayName("A number that belongs to a name is not taken for one behind it")
    void numberedNames() throws Exception {
        var board =
                BoardText.read("zones", "[Land] 1\nZone 1: Zone 2\nZone 2: Zone 21\nZone 21:\n");
        var zones = new TerritoryParser(new Gazetteer(board));
        assertThat(zones.read("zone 1 zone 2", 2, _ -> true).territories())
                .isEqualTo(List.of(0, 1));
        var meaning = zones.read("zone 2 3", 1, _ -> true);
        assertThat(meaning.first()).isEqualTo(1);
        assertThat(meaning.number()).hasValue(3);
    }

    @Test
    @DisplayName("A full name is meant even where only another one would make sense")
    void fullNameFirst() throws Exception {
        var board = BoardText.read("b", "[Land] 1\nPeru: Peru North\nPeru North:\n");
        var names = new TerritoryParser(new Gazetteer(board));
        assertThat(names.read("peru", 1, m -> m.first() == 1).first()).isZero();
    }

    @Test
    @DisplayName("Of several that fit, the one that makes sense is meant")
    void sensible() throws Exception {
        int alberta = world.territory("Alberta");
        assertThat(reader.read("al", 1, m -> m.first() == alberta).first()).isEqualTo(alberta);
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "al, 1, \"'al' could be Alaska, Alberta\"",
                "nor, 1, \"'nor' could be Northwest Territory, Northern Europe, North Africa\"",
                "atlantis, 1, no territory here begins with 'atlantis'",
                "perru, 1, no territory here begins with 'perru'; did you mean Peru?",
                "alaska 3 kamchatka, 2, name the territories from and to",
                "alaska -1, 1, '-1' is not a number of armies",
                "alaska 99999999999, 1, '99999999999' is not a number of armies",
                "alaska, 2, name the territories from and to",
                "\"\", 1, name a territory",
            })
    @DisplayName("What cannot be made out is answered with the reason")
    void complaints(String text, int territories, String complaint) {
        assertThatThrownBy(() -> reader.read(text, territories, _ -> true))
                .isInstanceOf(Misunderstanding.class)
                .hasMessage(complaint);
    }

    @Test
    @DisplayName("Of very many that fit only some are listed")
    void manyFit() throws NotationException {
        var text = new StringBuilder("[Land] 1\nLand 1:\n");
        for (int i = 2; i < 20; i++) text.append("Land ").append(i).append(": Land 1\n");
        var lands = new TerritoryParser(new Gazetteer(BoardText.read("lands", text.toString())));
        assertThatThrownBy(() -> lands.read("la", 1, _ -> true)).hasMessageEndingWith(" and more");
    }
}
