package strategos.maps.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.board.ConquestBoards;

class BonusTest {

    @DisplayName("On world the formula pays what is printed, and one more for Africa")
    @Test
    void world() {
        var world = ConquestBoards.world();
        var bonuses = Bonus.of(world.territories(), world.continents().size());
        String table =
                IntStream.range(0, bonuses.size())
                        .mapToObj(
                                c ->
                                        "%s: %d territories, %d borders, centrality %.2f: printed %d, formula %d"
                                                .formatted(
                                                        world.continents().get(c).name(),
                                                        bonuses.get(c).size(),
                                                        bonuses.get(c).borders(),
                                                        bonuses.get(c).centrality(),
                                                        world.bonus(c),
                                                        bonuses.get(c).armies()))
                        .collect(Collectors.joining("\n"));
        assertThat(table)
                .isEqualTo(
                        """
                        North America: 9 territories, 3 borders, centrality 0.94: printed 5, formula 5
                        South America: 4 territories, 2 borders, centrality 0.93: printed 2, formula 2
                        Europe: 7 territories, 4 borders, centrality 1.16: printed 5, formula 5
                        Africa: 6 territories, 3 borders, centrality 1.04: printed 3, formula 4
                        Asia: 12 territories, 5 borders, centrality 1.10: printed 7, formula 7
                        Australia: 4 territories, 1 borders, centrality 0.73: printed 2, formula 2""");
    }
}
