package strategos.conquest.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.game.NotationException;

class WorldTest {

    private static final Board WORLD = ConquestBoards.world();

    @DisplayName("world has 42 territories in six continents")
    @Test
    void territoriesAndContinents() {
        assertThat(WORLD.size()).isEqualTo(42);
        assertThat(WORLD.continents())
                .containsExactly(
                        new Continent("North America", 5),
                        new Continent("South America", 2),
                        new Continent("Europe", 5),
                        new Continent("Africa", 3),
                        new Continent("Asia", 7),
                        new Continent("Australia", 2));
        Map<String, Integer> sizes = new TreeMap<>();
        for (Territory territory : WORLD.territories())
            sizes.merge(WORLD.continents().get(territory.continent()).name(), 1, Integer::sum);
        assertThat(sizes)
                .isEqualTo(
                        Map.of(
                                "North America", 9,
                                "South America", 4,
                                "Europe", 7,
                                "Africa", 6,
                                "Asia", 12,
                                "Australia", 4));
    }

    @DisplayName("world has the 83 borders of the printed board, all of them both ways")
    @Test
    void borders() {
        int directed = 0;
        for (int from = 0; from < WORLD.size(); from++) {
            for (int to = 0; to < WORLD.size(); to++) {
                assertThat(WORLD.borders(from, to)).isEqualTo(WORLD.borders(to, from));
                if (WORLD.borders(from, to)) directed++;
            }
        }
        assertThat(directed).isEqualTo(2 * 83);
    }

    @DisplayName("East Africa borders the Middle East")
    @Test
    void eastAfricaAndMiddleEast() throws NotationException {
        assertThat(WORLD.borders(WORLD.territory("East Africa"), WORLD.territory("Middle East")))
                .isTrue();
    }

    @DisplayName("Every territory of world has as many neighbours as on the printed board")
    @Test
    void neighbours() {
        var neighbours = new StringBuilder();
        for (Territory territory : WORLD.territories()) {
            neighbours.append(territory.name()).append(' ').append(territory.neighbours().size());
            neighbours.append('\n');
        }
        assertThat(neighbours.toString())
                .isEqualTo(
                        """
                        Alaska 3
                        Alberta 4
                        Central America 3
                        Eastern United States 4
                        Greenland 4
                        Northwest Territory 4
                        Ontario 6
                        Quebec 3
                        Western United States 4
                        Argentina 2
                        Brazil 4
                        Peru 3
                        Venezuela 3
                        Great Britain 4
                        Iceland 3
                        Northern Europe 5
                        Scandinavia 4
                        Southern Europe 6
                        Ukraine 6
                        Western Europe 4
                        Congo 3
                        East Africa 6
                        Egypt 4
                        Madagascar 2
                        North Africa 6
                        South Africa 3
                        Afghanistan 5
                        China 6
                        India 4
                        Irkutsk 4
                        Japan 2
                        Kamchatka 5
                        Middle East 6
                        Mongolia 5
                        Siam 3
                        Siberia 5
                        Ural 4
                        Yakutsk 3
                        Eastern Australia 2
                        Indonesia 3
                        New Guinea 3
                        Western Australia 3
                        """);
    }
}
