package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.board.Board;
import strategos.conquest.board.BoardText;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.rules.Setup;
import strategos.conquest.rules.Setup.Armies;
import strategos.conquest.rules.Setup.Neutral;
import strategos.conquest.rules.Setup.Territories;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.game.NotationException;
import strategos.game.Step;

/** Matches that begin as the board says. docs/rules/writing.md */
class PositionsTest {

    private static final String GRAPH =
            """

            [North] 2
            Uig: Stour
            Stour: Lyme
            [South] 1
            Lyme: Uig
            Deal: Lyme
            """;

    private static Board board(String starts) throws NotationException {
        return BoardText.read("quay", "board: quay\ntitle: Quay\n" + starts + GRAPH);
    }

    private static Ruleset rules(Neutral neutral) {
        return ConquestPresets.MODERN.withSetup(
                new Setup(Territories.POSITIONS, Armies.IN_TURN, neutral, 3));
    }

    @DisplayName("Every seat begins in its position, no matter who has the first turn")
    @Test
    void begins() throws NotationException {
        var board = board("start: 3 Uig, 1 Stour\nstart: 4 Lyme, 2 Deal\n");
        var game = new Conquest(rules(Neutral.NONE), board, 2);
        for (int first = 0; first < 2; first++) {
            State state = game.start();
            assertThat(state.stage()).isEqualTo(Stage.DRAW_ORDER);
            game.apply(state, new Step.Rolled<>(first));
            assertThat(state.stage()).isEqualTo(Stage.REINFORCE);
            assertThat(state.seat()).isEqualTo(first);
            assertThat(IntStream.range(0, 4).map(state::owner)).containsExactly(0, 0, 1, 1);
            assertThat(IntStream.range(0, 4).map(state::armies)).containsExactly(3, 1, 4, 2);
            assertThat(state.totalArmies(1)).isEqualTo(6);
        }
    }

    @DisplayName("What is in no position belongs to the neutral army, with armies-each on each")
    @Test
    void neutral() throws NotationException {
        var board = board("start: 3 Uig\nstart: 4 Lyme\n");
        var game = new Conquest(rules(Neutral.WITH_TWO_SEATS), board, 2);
        State state = game.start();
        game.apply(state, new Step.Rolled<>(0));
        assertThat(IntStream.range(0, 4).map(state::owner)).containsExactly(0, 2, 1, 2);
        assertThat(IntStream.range(0, 4).map(state::armies)).containsExactly(3, 3, 4, 3);
    }

    @DisplayName("Positions that do not fit the seats are refused with the reason")
    @Test
    void refused() throws NotationException {
        refuses(board(""), 2, "there are no starting positions on Quay, but 2 seats");
        refuses(
                board("start: 3 Uig\nstart: 4 Lyme\n"),
                3,
                "there are 2 starting positions on Quay, but 3 seats");
        refuses(
                board("start: 3 Uig\nstart: 4 Lyme\n"),
                2,
                "2 territories of Quay are in no starting position, but there is no neutral army");
    }

    private static void refuses(Board board, int seats, String why) {
        assertThatThrownBy(() -> new Conquest(rules(Neutral.NONE), board, seats))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(why);
    }

    @DisplayName("A record of such a match keeps the positions with the board")
    @Test
    void record() throws NotationException {
        var board = board("start: 3 Uig, 1 Stour\nstart: 4 Lyme, 2 Deal\n");
        var game = new Conquest(rules(Neutral.NONE), board, 2);
        assertThat(Conquest.open(game.setup(), 2).board()).isEqualTo(board);
        assertThat(Conquest.open(game.setup(), 2).rules()).isEqualTo(game.rules());
    }
}
