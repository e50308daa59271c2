package strategos.maps.balance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import strategos.conquest.board.Board;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.board.Start;
import strategos.game.Seed;
import strategos.maps.generate.Plan;

class HomelandsTest {

    @DisplayName("Homelands share the whole board evenly, with as many armies each")
    @Test
    @Tag("slow")
    void even() {
        for (int seed = 1; seed <= 100; seed++) {
            Board board = Plan.of(10 + seed, new Seed(seed)).board();
            for (int seats = 2; seats <= 6; seats++) {
                var starts = Homelands.of(board, seats);
                var all = new HashSet<Integer>();
                for (Start start : starts) all.addAll(start.armies().keySet());
                assertThat(all).as("seed %d", seed).hasSize(board.size());
                var sizes =
                        starts.stream()
                                .mapToInt(start -> start.armies().size())
                                .summaryStatistics();
                assertThat(sizes.getCount()).isEqualTo(seats);
                assertThat(sizes.getMax() - sizes.getMin()).as("seed %d", seed).isLessThan(2);
                assertThat(starts.stream().map(HomelandsTest::armies).distinct())
                        .as("seed %d", seed)
                        .hasSize(1);
            }
        }
    }

    private static int armies(Start start) {
        return start.armies().values().stream().mapToInt(armies -> armies).sum();
    }

    @DisplayName("On the world they are America, Africa with its neighbours, and Asia")
    @Test
    void world() {
        Board world = ConquestBoards.world();
        var starts = Homelands.of(world, 3);
        assertThat(names(world, starts.get(0))).contains("Alaska", "Quebec", "Kamchatka");
        assertThat(names(world, starts.get(1))).contains("Argentina", "Congo", "Madagascar");
        assertThat(names(world, starts.get(2))).contains("India", "Indonesia", "Ural");
        assertThat(starts.stream().mapToInt(HomelandsTest::armies)).containsOnly(35);
    }

    private static List<String> names(Board board, Start start) {
        return start.armies().keySet().stream().map(board::name).toList();
    }
}
