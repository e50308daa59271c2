package strategos.conquest.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import strategos.game.NotationException;
import strategos.game.Seed;

/** Blocked territories, as docs/rules/aims.md reads them. */
class BlockedTest {

    private static final Board WORLD = ConquestBoards.world();

    @DisplayName("aims: the rest of the board keeps its names, continents and borders")
    @RepeatedTest(20)
    void restIsTheSame(RepetitionInfo repetition) throws NotationException {
        var random = new Seed(repetition.getCurrentRepetition()).random();
        Board rest = Blocked.draw(WORLD, 10, random);
        assertThat(rest.size()).isEqualTo(32);
        assertThat(rest.continents()).isEqualTo(WORLD.continents());
        for (int from = 0; from < rest.size(); from++) {
            for (int to = 0; to < rest.size(); to++) {
                int wasFrom = WORLD.territory(rest.name(from));
                int wasTo = WORLD.territory(rest.name(to));
                assertThat(rest.borders(from, to)).isEqualTo(WORLD.borders(wasFrom, wasTo));
            }
        }
    }

    @DisplayName("aims: the rest stays connected, and no continent loses its last territory")
    @Test
    void restIsPlayable() {
        var random = new Seed(1).random();
        Board rest = Blocked.draw(WORLD, 20, random);
        assertThat(rest.size()).isEqualTo(22);
        assertThat(IntStream.range(0, 6).map(c -> Long.bitCount(rest.members(c, 0))))
                .allMatch(size -> size > 0);
    }

    @DisplayName("aims: a board that has nothing more to block is refused")
    @Test
    void tooMany() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Blocked.draw(WORLD, 40, new Seed(1).random()))
                .withMessageMatching(
                        "only \\d+ of the territories of world can be blocked, not 40");
    }

    @DisplayName("aims: what a board has on its territories stays there")
    @Test
    void featuresStay() throws NotationException {
        String text =
                """
                board: line
                title: A line
                [West] 2
                A: B
                B: C
                [East] 2
                C: D
                D:
                """;
        Board line = BoardText.read("line", text);
        var sites = new TreeMap<Integer, Site>();
        for (int t = 0; t < 4; t++) sites.put(t, new Site(new Point(t, 0)));
        var boosts = new TreeMap<Integer, List<Boost>>();
        boosts.put(2, List.of(new Boost.Supply(2)));
        var pays = new TreeMap<>(Map.of(1, 7, 3, 0));
        Board board =
                new Board(
                        line.name(),
                        line.title(),
                        line.continents(),
                        line.territories(),
                        new Features("", "", sites, boosts, pays, List.of()));
        Board rest = Blocked.draw(board, 1, new Seed(2).random());
        assertThat(rest.features().sites()).hasSize(3);
        for (int t = 0; t < rest.size(); t++) {
            int was = board.territory(rest.name(t));
            assertThat(rest.features().sites().get(t)).isEqualTo(sites.get(was));
            assertThat(rest.features().boosts(t)).isEqualTo(board.features().boosts(was));
            assertThat(rest.features().pays().get(t)).isEqualTo(pays.get(was));
        }
    }
}
