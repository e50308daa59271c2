package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.conquest.board.Board;
import strategos.conquest.board.BoardText;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.state.State;
import strategos.conquest.turn.StartingArmies;
import strategos.game.NotationException;
import strategos.game.Seed;

/** What changes on boards other than the printed one, and with more seats. */
class OtherBoardsTest {

    @DisplayName("With T territories each seat starts with table x T / 42 armies, rounded up")
    @ParameterizedTest(name = "{0} seats, {1} territories: {2}")
    @CsvSource({
        "2, 42, 40", "3, 42, 35", "4, 42, 30", "5, 42, 25", "6, 42, 20",
        "3, 9, 8", "3, 12, 10", "2, 21, 20", "6, 137, 66", "4, 43, 31"
    })
    void startingArmiesInProportion(int seats, int territories, int armies) {
        assertThat(StartingArmies.of(seats, territories)).isEqualTo(armies);
    }

    @DisplayName(
            "Seven seats or more start with 120 / seats x T / 42, at least T / seats + 3, both rounded up")
    @ParameterizedTest(name = "{0} seats, {1} territories: {2}")
    @CsvSource({
        "7, 42, 18",
        "8, 42, 15",
        "10, 42, 12",
        "10, 137, 40",
        "12, 42, 10",
        "14, 42, 9",
        "14, 14, 4"
    })
    void startingArmiesOfManySeats(int seats, int territories, int armies) {
        assertThat(StartingArmies.of(seats, territories)).isEqualTo(armies);
    }

    @DisplayName("On any board every seat places as many armies as every other")
    @Test
    void everySeatPlacesTheSame() {
        for (Board board :
                new Board[] {SampleBoards.SMALL, SampleBoards.ONE_WAY, SampleBoards.LARGE}) {
            for (int seats = 2; seats <= 6; seats++) {
                var game = new Conquest(ConquestPresets.MODERN, board, seats);
                State state = game.start();
                var play = EagerPlay.of(game, new Seed(seats));
                while (state.turns() == 0) game.apply(state, play.next(state));
                assertThat(IntStream.range(0, state.owners()).map(state::totalArmies))
                        .as("%d seats on %s", seats, board)
                        .containsOnly(StartingArmies.of(seats, board.size()));
            }
        }
    }

    private static Board oneWay() throws NotationException {
        return BoardText.read("t", "board: t\n[C] 2\nA: -> B\nB: C\nC: -> A, D\nD: E\nE:\n");
    }

    @DisplayName("Over a one-way border armies attack in its direction only")
    @Test
    void attacksOverOneWayBorders() throws NotationException {
        var position = Position.on(oneWay(), ConquestPresets.CLASSIC, 3);
        var play = position.holds(0, "A 3, C 3").holdsTheRest(1).attacks(0);
        assertThat(play.allows("attack A B 1")).isTrue();
        var back =
                Position.on(oneWay(), ConquestPresets.CLASSIC, 3).holds(1, "B 3").holdsTheRest(0);
        assertThat(back.attacks(1).refusal("attack B A 1")).isEqualTo("B does not border A");
    }

    @DisplayName("Over a one-way border armies fortify in its direction only, along the path")
    @Test
    void fortifiesOverOneWayBorders() throws NotationException {
        var position = Position.on(oneWay(), ConquestPresets.CLASSIC, 3);
        var play = position.holds(0, "A 3, B 1, C 3").holdsTheRest(1).fortifies(0);
        assertThat(play.allows("fortify A C 1")).as("A to B to C").isTrue();
        assertThat(play.allows("fortify C A 1")).as("C to A").isTrue();
        var broken = Position.on(oneWay(), ConquestPresets.CLASSIC, 3);
        var without = broken.holds(0, "A 3, B 3").holdsTheRest(1).fortifies(0);
        assertThat(without.allows("fortify A B 1")).isTrue();
        assertThat(without.refusal("fortify B A 1"))
                .isEqualTo("your territories do not connect B and A");
    }

    @DisplayName("A board has to have a territory for every seat, and for the neutral army")
    @Test
    void tooSmallBoards() throws NotationException {
        var pair = BoardText.read("t", "board: pair\n[C] 2\nA: B\nB:\n");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Conquest(ConquestPresets.CLASSIC, pair, 3))
                .withMessage("3 seats cannot share the 2 territories of pair");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Conquest(ConquestPresets.MODERN, pair, 2))
                .withMessage("2 seats and the neutral army cannot share the 2 territories of pair");
    }
}
