package strategos.conquest;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.conquest.board.Board;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.rules.CardRules.Wilds;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.turn.CardTypes;
import strategos.game.NotationException;

/** The checklist's appendices: territories by continent, and the cards. */
class ClassicAppendixTest {

    private static final Board WORLD = ConquestBoards.world();
    private static final CardTypes TYPES = new CardTypes(WORLD.size(), Wilds.ANY);

    @DisplayName("003, Appendix B")
    @ParameterizedTest(name = "003: {0} is in {1} ({2})")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Alaska                | North America | 5
                    Alberta               | North America | 5
                    Western Canada        | North America | 5
                    Central America       | North America | 5
                    Eastern United States | North America | 5
                    Greenland             | North America | 5
                    Northwest Territory   | North America | 5
                    Ontario               | North America | 5
                    Central Canada        | North America | 5
                    Quebec                | North America | 5
                    Eastern Canada        | North America | 5
                    Western United States | North America | 5
                    Argentina             | South America | 2
                    Brazil                | South America | 2
                    Peru                  | South America | 2
                    Venezuela             | South America | 2
                    Great Britain         | Europe        | 5
                    Great Britain & Ireland | Europe      | 5
                    Iceland               | Europe        | 5
                    Northern Europe       | Europe        | 5
                    Scandinavia           | Europe        | 5
                    Southern Europe       | Europe        | 5
                    Ukraine               | Europe        | 5
                    Eastern Europe        | Europe        | 5
                    Russia                | Europe        | 5
                    Western Europe        | Europe        | 5
                    Congo                 | Africa        | 3
                    Central Africa        | Africa        | 3
                    East Africa           | Africa        | 3
                    Egypt                 | Africa        | 3
                    Madagascar            | Africa        | 3
                    North Africa          | Africa        | 3
                    South Africa          | Africa        | 3
                    Afghanistan           | Asia          | 7
                    China                 | Asia          | 7
                    India                 | Asia          | 7
                    Hindustan             | Asia          | 7
                    Irkutsk               | Asia          | 7
                    Japan                 | Asia          | 7
                    Kamchatka             | Asia          | 7
                    Middle East           | Asia          | 7
                    Mongolia              | Asia          | 7
                    Siam                  | Asia          | 7
                    Southeast Asia        | Asia          | 7
                    Siberia               | Asia          | 7
                    Ural                  | Asia          | 7
                    Yakutsk               | Asia          | 7
                    Eastern Australia     | Australia     | 2
                    Indonesia             | Australia     | 2
                    New Guinea            | Australia     | 2
                    Western Australia     | Australia     | 2
                    """)
    void territories(String name, String continent, int bonus) throws NotationException {
        var territory = WORLD.territories().get(WORLD.territory(name));
        assertThat(WORLD.continents().get(territory.continent()).name()).isEqualTo(continent);
        assertThat(WORLD.bonus(territory.continent())).isEqualTo(bonus);
    }

    @DisplayName("003: There are 42 unique risk cards, each associated with specific territory.")
    @Test
    void oneCardATerritory() {
        var notation = new Conquest(ConquestPresets.CLASSIC, WORLD, 3).notation();
        var names = IntStream.range(0, 42).mapToObj(notation::card).toList();
        assertThat(names).doesNotHaveDuplicates().allMatch(name -> isTerritory(name));
        assertThat(IntStream.range(0, 42).filter(TYPES::isWild)).isEmpty();
    }

    private static boolean isTerritory(String name) {
        return WORLD.territories().stream().anyMatch(territory -> territory.name().equals(name));
    }

    @DisplayName(
            "003: These cards are evenly divided into three groups, and each group is marked with a unique identifier.")
    @Test
    void threeGroups() {
        var groups = IntStream.range(0, 42).boxed().collect(groupingBy(TYPES::type, counting()));
        assertThat(groups).isEqualTo(Map.of(0, 14L, 1, 14L, 2, 14L));
    }

    @DisplayName(
            "003: There are 2 additional cards which are not associated with a territory, but belong to all three of the card groups.")
    @Test
    void twoWildCards() {
        assertThat(TYPES.cards()).isEqualTo(44);
        assertThat(IntStream.range(0, 44).filter(TYPES::isWild)).containsExactly(42, 43);
        for (int a = 0; a < 42; a++) {
            for (int b = a + 1; b < 42; b++) {
                assertThat(TYPES.isSet(a, b, 42)).isTrue();
                assertThat(TYPES.isSet(a, b, 43)).isTrue();
            }
            assertThat(TYPES.isSet(a, 42, 43)).isTrue();
        }
    }

    @DisplayName("A set without a wild card is three of one type, or one of each, and nothing else")
    @Test
    void setsWithoutWilds() {
        for (int a = 0; a < 42; a++) {
            for (int b = a + 1; b < 42; b++) {
                for (int c = b + 1; c < 42; c++) {
                    long types =
                            IntStream.of(TYPES.type(a), TYPES.type(b), TYPES.type(c))
                                    .distinct()
                                    .count();
                    assertThat(TYPES.isSet(a, b, c)).isEqualTo(types != 2);
                }
            }
        }
    }
}
