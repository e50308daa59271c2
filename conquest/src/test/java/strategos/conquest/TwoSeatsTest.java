package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.move.Move.Place;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.OpeningKind;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.rules.Setup;
import strategos.conquest.rules.Setup.Armies;
import strategos.conquest.rules.Setup.Neutral;
import strategos.conquest.rules.Setup.Territories;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.game.Result;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.game.Turn;

/** Two seats, with a neutral army or without. docs/rules/modern.md */
class TwoSeatsTest {

    private static final int NEUTRAL = 2;
    private static final Conquest GAME =
            new Conquest(
                    ConquestPresets.MODERN.opened(OpeningKind.PLACED), ConquestBoards.world(), 2);
    private static final Ruleset DUEL =
            ConquestPresets.MODERN.withSetup(
                    new Setup(Territories.CLAIMED, Armies.IN_TURN, Neutral.NONE));

    @DisplayName("Two seats and the neutral army hold 14 territories and 40 armies each")
    @Test
    void sharesOfTheBoard() {
        State state = opened(GAME);
        assertThat(state.owners()).isEqualTo(3);
        assertThat(IntStream.range(0, 3).map(state::holdings)).containsOnly(14);
        assertThat(IntStream.range(0, 3).map(state::totalArmies)).containsOnly(40);
    }

    @DisplayName("A seat places two of its own armies and one neutral, then it is the other's turn")
    @Test
    void twoOwnAndOneNeutral() {
        State state = GAME.start();
        var play = EagerPlay.of(GAME, new Seed(1));
        List<Integer> deciders = new ArrayList<>();
        List<Integer> owners = new ArrayList<>();
        while (state.turns() == 0) {
            var step = play.next(state);
            if (step instanceof Step.Moved<?>(Seat seat, Place(int territory, _))) {
                deciders.add(seat.index());
                owners.add(state.owner(territory));
            }
            GAME.apply(state, step);
        }
        int first = state.seatAt(0);
        int second = state.seatAt(1);
        assertThat(deciders.subList(0, 6))
                .containsExactly(first, first, first, second, second, second);
        assertThat(owners.subList(0, 6))
                .containsExactly(first, first, NEUTRAL, second, second, NEUTRAL);
        assertThat(owners).hasSize(3 * 26);
    }

    @DisplayName("The neutral army never has a turn, and never decides")
    @Test
    void neutralNeverActs() {
        State state = opened(GAME);
        var play = EagerPlay.of(GAME, new Seed(2));
        while (state.stage() != Stage.OVER) {
            GAME.apply(state, play.next(state));
            assertThat(state.seat()).isLessThan(NEUTRAL);
            if (GAME.turn(state) instanceof Turn.Decide(Seat seat))
                assertThat(seat.index()).isLessThan(NEUTRAL);
        }
    }

    private static Position duel(Ruleset rules) {
        return Position.of(rules, 2).holds(0, "Alaska 6").holds(1, "Kamchatka 1");
    }

    @DisplayName(
            "The neutral army defends with the most dice, and its territories can be conquered")
    @Test
    void neutralDefends() {
        var play =
                duel(ConquestPresets.MODERN)
                        .holds(NEUTRAL, "Alberta 2")
                        .holdsTheRest(NEUTRAL)
                        .attacks(0)
                        .move("attack Alaska Alberta 3")
                        .dice("6 6 1 - 5 5");
        assertThat(play.stage()).isEqualTo(Stage.OCCUPY);
        assertThat(play.move("occupy 3").owner("Alberta")).isZero();
    }

    @DisplayName("A player who beats the opponent wins, whatever the neutral army holds")
    @Test
    void winsByBeatingTheOpponent() {
        var play =
                duel(ConquestPresets.MODERN)
                        .holdsTheRest(NEUTRAL)
                        .attacks(0)
                        .move("attack Alaska Kamchatka 3")
                        .dice("6 6 1 - 5")
                        .move("occupy 3");
        assertThat(play.turn()).isEqualTo(new Turn.Over(Result.wonBy(Seat.of(0))));
        assertThat(play.view(0).holdings(NEUTRAL)).isEqualTo(40);
    }

    @DisplayName("To beat the neutral army wins nothing, and brings no cards but the one drawn")
    @Test
    void neutralIsNoOpponent() {
        var play =
                Position.of(ConquestPresets.MODERN, 2)
                        .holds(0, "Alaska 6")
                        .holds(NEUTRAL, "Alberta 1")
                        .holdsTheRest(1)
                        .attacks(0)
                        .move("attack Alaska Alberta 3")
                        .dice("6 6 1 - 5")
                        .move("occupy 3");
        assertThat(play.view(0).isAlive(NEUTRAL)).isFalse();
        assertThat(play.stage()).isEqualTo(Stage.ATTACK);
        assertThat(play.hand(0)).isEmpty();
    }

    @DisplayName("neutral = none: a plain duel with 40 armies each, territories dealt")
    @Test
    void plainDuel() {
        var game = new Conquest(DUEL, ConquestBoards.world(), 2);
        State state = opened(game);
        assertThat(state.owners()).isEqualTo(2);
        assertThat(IntStream.range(0, 2).map(state::holdings)).containsOnly(21);
        assertThat(IntStream.range(0, 2).map(state::totalArmies)).containsOnly(40);
        var play = duel(DUEL).holdsTheRest(0).attacks(0).move("attack Alaska Kamchatka 3");
        play.dice("6 6 1 - 5").move("occupy 3");
        assertThat(play.turn()).isEqualTo(new Turn.Over(Result.wonBy(Seat.of(0))));
    }

    @DisplayName("Territories are dealt, though the ruleset has them claimed")
    @Test
    void territoriesAreDealt() {
        for (Ruleset rules : List.of(ConquestPresets.MODERN, DUEL)) {
            var game = new Conquest(rules, ConquestBoards.world(), 2);
            State state = game.start();
            game.apply(state, new Step.Rolled<>(0));
            assertThat(state.stage()).isEqualTo(Stage.DEAL);
        }
    }

    private static State opened(Conquest game) {
        State state = game.start();
        var play = EagerPlay.of(game, new Seed(3));
        while (state.turns() == 0) game.apply(state, play.next(state));
        return state;
    }
}
