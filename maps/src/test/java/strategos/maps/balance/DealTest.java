package strategos.maps.balance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.HashSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.board.Board;
import strategos.conquest.board.ConquestBoards;
import strategos.game.Seed;

class DealTest {

    private static final Board WORLD = ConquestBoards.world();

    @DisplayName("A deal shares the whole board, with as many armies for each seat")
    @Test
    void shares() {
        for (Deal deal : Deal.draw(WORLD, 4, 3, new Seed(1))) {
            var all = new HashSet<Integer>();
            for (var start : deal.starts()) all.addAll(start.armies().keySet());
            assertThat(all).hasSize(42);
            assertThat(deal.starts()).hasSize(4);
            for (var start : deal.starts()) {
                assertThat(start.armies().size()).isBetween(10, 11);
                assertThat(start.armies().values().stream().mapToInt(it -> it).sum()).isEqualTo(30);
            }
        }
    }

    @DisplayName("The same seed gives the same deals, those that look fairest first")
    @Test
    void order() {
        var deals = Deal.draw(WORLD, 3, 5, new Seed(2));
        assertThat(deals)
                .hasSize(5)
                .isEqualTo(Deal.draw(WORLD, 3, 5, new Seed(2)))
                .isNotEqualTo(Deal.draw(WORLD, 3, 5, new Seed(3)))
                .isSortedAccordingTo(Comparator.comparingDouble(Deal::spread));
    }
}
