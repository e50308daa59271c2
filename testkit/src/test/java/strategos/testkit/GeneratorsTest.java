package strategos.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.game.Seed;
import strategos.testkit.RandomGraph.Shape;

/** What the seeded generators promise. */
class GeneratorsTest {

    private static RandomGraph graph(Shape shape, long seed) {
        return RandomGraph.draw(shape, new Seed(seed).random());
    }

    @DisplayName("A seed draws the same graph every time, another seed another")
    @Test
    void sameSeedSameGraph() {
        var shape = new Shape(30, 4, 20, 30);
        assertThat(graph(shape, 1)).isEqualTo(graph(shape, 1)).isNotEqualTo(graph(shape, 2));
    }

    @DisplayName("A graph is connected, has no loops, and every group has a node")
    @Test
    void graphsAreSound() {
        for (int seed = 0; seed < 50; seed++) {
            var graph = graph(new Shape(25, 6, 10, 50), seed);
            Set<Integer> reached = new HashSet<>(List.of(0));
            for (int round = 0; round < 25; round++)
                for (int node : List.copyOf(reached)) reached.addAll(graph.neighbours().get(node));
            assertThat(reached).as("seed %d", seed).hasSize(25);
            assertThat(IntStream.range(0, 25))
                    .noneMatch(node -> graph.neighbours().get(node).contains(node));
            assertThat(graph.groups()).isSorted().containsOnly(0, 1, 2, 3, 4, 5);
        }
    }

    @DisplayName("One-way shares from none to all are kept")
    @Test
    void oneWayShare() {
        assertThat(oneWays(graph(new Shape(20, 2, 40, 0), 1))).isZero();
        assertThat(oneWays(graph(new Shape(20, 2, 40, 100), 1))).isGreaterThan(20);
    }

    private static long oneWays(RandomGraph graph) {
        return IntStream.range(0, graph.neighbours().size())
                .mapToLong(
                        from ->
                                graph.neighbours().get(from).stream()
                                        .filter(to -> !graph.neighbours().get(to).contains(from))
                                        .count())
                .sum();
    }

    @DisplayName("Text is garbled the same way by the same seed, and mostly changed")
    @Test
    void garble() {
        String text = "board: world\ntitle: The World\n";
        assertThat(Garble.garble(text, new Seed(1).random()))
                .isEqualTo(Garble.garble(text, new Seed(1).random()));
        long changed =
                IntStream.range(0, 100)
                        .filter(seed -> !Garble.garble(text, new Seed(seed).random()).equals(text))
                        .count();
        assertThat(changed).isGreaterThan(90);
        assertThat(Garble.garble("", new Seed(1).random())).isNotNull();
    }
}
