package strategos.maps.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jgrapht.alg.planar.BoyerMyrvoldPlanarityInspector;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.conquest.board.Board;
import strategos.conquest.board.BoardText;
import strategos.conquest.board.Boost;
import strategos.conquest.board.Regions;
import strategos.conquest.board.Territory;
import strategos.game.NotationException;
import strategos.game.Seed;
import strategos.maps.generate.Plan.Extra;
import strategos.testkit.Scale;

class GeneratorTest {

    private static final int SEEDS = Scale.of(1_000);

    @DisplayName("A board at random is connected, planar, named, and as large as planned")
    @Test
    void promises() {
        for (int seed = 0; seed < SEEDS; seed++) {
            int territories = 12 + seed * 7 % 31;
            int continents = 1 + seed % (territories / 5);
            int islands = 1 + seed % 5 % (territories / 4);
            var plan = new Plan(territories, continents, islands, Set.of(), new Seed(seed));
            try {
                check(plan);
            } catch (AssertionError | RuntimeException broken) {
                throw new AssertionError(plan.toString(), broken);
            }
        }
    }

    private static void check(Plan plan) {
        Board board = plan.board();
        assertThat(board.size()).isEqualTo(plan.territories());
        assertThat(board.continents()).hasSize(plan.continents());
        assertThat(new Regions(board.territories()).all()).hasSize(1);
        assertThat(board.features().sites()).hasSize(board.size());
        assertThat(planar(board)).isTrue();
        assertThat(crossings(board)).isZero();
        var names = new HashSet<>(board.territories().stream().map(Territory::name).toList());
        assertThat(names).hasSize(board.size()).allMatch(name -> name.matches("[A-Z][a-z]{3,}"));
        double average = (double) board.size() / plan.continents();
        for (int c = 0; c < plan.continents(); c++) {
            var parts = new Regions(board.territories()).of(c);
            assertThat(parts).as("continent %d", c).hasSize(1);
            assertThat(parts.getFirst().cardinality())
                    .as("size of continent %d", c)
                    .isBetween(2, (int) Math.ceil(2.5 * average));
            assertThat(board.bonus(c)).isBetween(1, board.size());
        }
        for (Territory territory : board.territories())
            assertThat(territory.neighbours()).as(territory.name()).hasSizeBetween(1, 9);
    }

    private static boolean planar(Board board) {
        var graph = new SimpleGraph<Integer, DefaultEdge>(DefaultEdge.class);
        for (int t = 0; t < board.size(); t++) graph.addVertex(t);
        for (int t = 0; t < board.size(); t++) {
            for (int to : board.territories().get(t).neighbours()) if (t < to) graph.addEdge(t, to);
        }
        return new BoyerMyrvoldPlanarityInspector<>(graph).isPlanar();
    }

    private static long crossings(Board board) {
        List<int[]> lines =
                IntStream.range(0, board.size())
                        .boxed()
                        .flatMap(
                                from ->
                                        board.territories().get(from).neighbours().stream()
                                                .filter(to -> from < to)
                                                .map(to -> new int[] {from, to}))
                        .toList();
        return lines.stream()
                .flatMap(one -> lines.stream().filter(other -> cross(board, one, other)))
                .count();
    }

    private static boolean cross(Board board, int[] one, int[] other) {
        return one[0] != other[0]
                && one[0] != other[1]
                && one[1] != other[0]
                && one[1] != other[1]
                && side(board, one, other[0]) * side(board, one, other[1]) < 0
                && side(board, other, one[0]) * side(board, other, one[1]) < 0;
    }

    private static int side(Board board, int[] line, int territory) {
        var sites = board.features().sites();
        var a = java.util.Objects.requireNonNull(sites.get(line[0])).at();
        var b = java.util.Objects.requireNonNull(sites.get(line[1])).at();
        var c = java.util.Objects.requireNonNull(sites.get(territory)).at();
        long cross =
                (long) (b.x() - a.x()) * (c.y() - a.y()) - (long) (b.y() - a.y()) * (c.x() - a.x());
        return Long.signum(cross);
    }

    @DisplayName("The same seed gives the same bytes, another seed another board")
    @Test
    void sameBytes() throws NotationException {
        String text = BoardText.write(Plan.of(60, new Seed(5)).board());
        assertThat(BoardText.write(Plan.of(60, new Seed(5)).board())).isEqualTo(text);
        assertThat(BoardText.write(Plan.of(60, new Seed(6)).board())).isNotEqualTo(text);
        assertThat(text).startsWith("board: random-60-5\n");
        assertThat(BoardText.write(BoardText.read("t", text))).isEqualTo(text);
    }

    @DisplayName("Boosts and amounts change nothing else about a board, and are the same each time")
    @ParameterizedTest
    @CsvSource({"6, 1", "42, 2", "42, 3", "60, 5", "300, 7"})
    void extras(int territories, long seed) {
        var plan = Plan.of(territories, new Seed(seed));
        Board plain = plan.board();
        var rich = plan.with(Extra.BOOSTS).with(Extra.PAYS);
        Board board = rich.board();
        assertThat(rich.board()).as("made again").isEqualTo(board);
        assertThat(board.name()).isEqualTo(plain.name() + "-boosts-pays");
        assertThat(board.territories()).isEqualTo(plain.territories());
        assertThat(board.continents()).isEqualTo(plain.continents());
        assertThat(board.features().withBoosts(new TreeMap<>()).withPays(new TreeMap<>()))
                .isEqualTo(plain.features());
        assertThat(board.features().pays()).hasSize(territories);
        assertThat(board.features().pays().values()).allMatch(pay -> pay >= 2 && pay <= 6);
        assertThat(plan.with(Extra.PAYS).board().features().pays())
                .as("amounts without boosts")
                .isEqualTo(board.features().pays());
    }

    @DisplayName("One in eight territories has a boost, none beside another while there is room")
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void boosts(long seed) {
        Board board = Plan.of(60, new Seed(seed)).with(Extra.BOOSTS).board();
        var boosts = board.features().boosts();
        assertThat(boosts).hasSize(60 / 8);
        assertThat(boosts.values()).contains(List.of(new Boost.Supply(2)));
        assertThat(boosts.values()).contains(List.of(new Boost.Power(1, 1)));
        for (int from : boosts.keySet())
            for (int to : boosts.keySet())
                assertThat(board.borders(from, to))
                        .as("%d and %d, seed %d", from, to, seed)
                        .isFalse();
    }

    @DisplayName("A name says which extras a board has")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "random:60:5",
                "random:60:5:boosts",
                "random:60:5:pays",
                "random:60:5:7:3:boosts:pays"
            })
    void names(String text) throws NotationException {
        var plan = PlanText.read(text);
        assertThat(PlanText.write(plan)).isEqualTo(text);
        assertThat(plan.extras().contains(Extra.BOOSTS)).isEqualTo(text.contains("boosts"));
        assertThat(plan.board().features().boosts().isEmpty()).isEqualTo(!text.contains("boosts"));
        assertThat(plan.board().features().pays().isEmpty()).isEqualTo(!text.contains("pays"));
    }

    @DisplayName("A large board is the same each time, whatever was made before it")
    @Test
    void sameAgain() {
        var plan = Plan.of(300, new Seed(7));
        String text = BoardText.write(plan.board());
        for (int again = 0; again < 3; again++)
            assertThat(BoardText.write(plan.board())).isEqualTo(text);
    }

    @DisplayName("Boards at random can be small and large, and every continent hangs together")
    @ParameterizedTest
    @CsvSource({"6, 1, 1", "6, 3, 3", "64, 10, 1", "300, 30, 20", "1000, 142, 8"})
    void sizes(int territories, int continents, int islands) {
        Board board = new Plan(territories, continents, islands, Set.of(), new Seed(1)).board();
        assertThat(board.size()).isEqualTo(territories);
        for (int c = 0; c < continents; c++)
            assertThat(new Regions(board.territories()).of(c)).as("continent %d", c).hasSize(1);
    }

    @DisplayName("A plan that makes no board is refused")
    @Test
    void refused() {
        var seed = new Seed(1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Plan.of(5, seed))
                .withMessage("a random board has 6 to 4000 territories, not 5");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Plan.of(42, seed).withContinents(22))
                .withMessage("42 territories make 1 to 21 continents, not 22");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Plan.of(42, seed).withIslands(0))
                .withMessage("42 territories make 1 to 21 islands, not 0");
    }
}
