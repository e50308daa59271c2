package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Stand;
import strategos.conquest.move.StandingDefence;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.Game;
import strategos.game.Match;
import strategos.game.MatchHeader;
import strategos.game.MatchRecord;
import strategos.game.NotationException;
import strategos.game.RefusedMoveException;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.game.Viewer;

/** How a seat answers attacks without being asked each time. docs/rules/classic.md */
class StandingDefenceTest {

    private static Position position(int kamchatka) {
        return Position.of(ConquestPresets.CLASSIC, 3)
                .holds(0, "Alaska 9")
                .holds(2, "Kamchatka " + kamchatka + ", Japan 2")
                .holdsTheRest(1);
    }

    private static Play attacked(StandingDefence defence) {
        return position(5).stands(2, defence).attacks(0).move("attack Alaska Kamchatka 3");
    }

    @DisplayName("Who has said nothing always defends with two dice")
    @Test
    void twoDiceByDefault() {
        var play = position(5).attacks(0);
        assertThat(play.view(2).standing()).isEqualTo(StandingDefence.ALWAYS_TWO);
        play.move("attack Alaska Kamchatka 3").dice("6 5 4 - 3 2");
        assertThat(play.armies("Kamchatka")).isEqualTo(3);
    }

    @DisplayName("Always 2 rolls two dice, or one where there is one army")
    @Test
    void alwaysTwo() {
        attacked(StandingDefence.ALWAYS_TWO).dice("6 5 4 - 3 2");
        position(1).attacks(0).move("attack Alaska Kamchatka 3").dice("6 5 4 - 3");
    }

    @DisplayName("Always 1 rolls one die")
    @Test
    void alwaysOne() {
        assertThat(attacked(StandingDefence.ALWAYS_ONE).dice("6 5 4 - 3").armies("Kamchatka"))
                .isEqualTo(4);
    }

    @DisplayName("Ask makes the defender decide in the middle of the attack")
    @Test
    void ask() {
        var play = attacked(StandingDefence.ASK);
        assertThat(play.stage()).isEqualTo(Stage.DEFEND);
        assertThat(play.decider()).isEqualTo(2);
        assertThat(play.seat()).as("it is still the attacker's turn").isZero();
        assertThat(play.refusalTo(0, "done")).isEqualTo("it is not your turn to decide");
        play.move("defend 2").dice("6 5 4 - 3 2");
        assertThat(play.stage()).isEqualTo(Stage.ATTACK);
    }

    @DisplayName("Who has one army is not asked")
    @Test
    void oneArmyIsNotAsked() {
        var play = position(1).stands(2, StandingDefence.ASK).attacks(0);
        assertThat(play.move("attack Alaska Kamchatka 3").stage()).isEqualTo(Stage.BATTLE);
    }

    @DisplayName("A seat may change its answer at any time, in its own turn or another's")
    @Test
    void changedAtAnyTime() {
        var play = position(5).attacks(0).moveBy(2, "stand always 1").moveBy(0, "stand ask");
        assertThat(play.view(2).standing()).isEqualTo(StandingDefence.ALWAYS_ONE);
        assertThat(play.view(0).standing()).isEqualTo(StandingDefence.ASK);
        assertThat(play.view(1).standing()).isEqualTo(StandingDefence.ALWAYS_TWO);
        play.move("attack Alaska Kamchatka 2");
        play.moveBy(2, "stand always 2");
        play.dice("6 5 - 3");
        play.move("attack Alaska Kamchatka 2").dice("6 5 - 3 2");
    }

    @DisplayName("The change is a step of the record, and seen by its own seat alone")
    @Test
    void changeIsRecordedAndSecret() throws RefusedMoveException, NotationException {
        var game = new Conquest(ConquestPresets.CLASSIC, ConquestBoards.world(), 3);
        var match = new Match<>(game);
        match.move(Seat.of(1), new Stand(StandingDefence.ASK));
        var header = new MatchHeader("conquest", game.setup(), List.of("a", "b", "c"));
        var record = MatchRecord.of(header, match);
        assertThat(record.steps()).containsExactly("2 stand ask");
        assertThat(record.replay(game).view(Viewer.inSeat(1)).standing())
                .isEqualTo(StandingDefence.ASK);
        assertThat(seen(game, match, Viewer.inSeat(1))).isTrue();
        assertThat(seen(game, match, Viewer.inSeat(0))).isFalse();
        assertThat(seen(game, match, new Viewer.Public())).isFalse();
    }

    private static boolean seen(
            Game<State, Move, View> game, Match<State, Move, View> match, Viewer viewer) {
        Step<Move> last = match.steps().getLast();
        return game.seen(game.start(), last, match.state(), viewer).isPresent();
    }

    @DisplayName("A blitz goes on under a standing defence, until the territory falls")
    @Test
    void blitzGoesOn() {
        var play = position(3).attacks(0).move("blitz Alaska Kamchatka");
        play.dice("6 5 4 - 3 6").dice("6 5 4 - 3 2");
        assertThat(play.stage()).isEqualTo(Stage.OCCUPY);
        assertThat(play.armies("Alaska")).isEqualTo(8);
    }

    @DisplayName("A blitz goes on until no more armies are left than the attacker wants to keep")
    @Test
    void blitzStops() {
        var play = position(9).attacks(0).move("blitz Alaska Kamchatka 6");
        play.dice("1 1 1 - 6 6").dice("6 1 1 - 5 5");
        assertThat(play.armies("Alaska")).isEqualTo(6);
        assertThat(play.stage()).isEqualTo(Stage.ATTACK);
        assertThat(play.refusal("blitz Alaska Kamchatka 6"))
                .isEqualTo(
                        "an attack from Alaska can continue until 1 to 5 armies are left, not"
                                + " 6");
    }

    @DisplayName("A blitz rolls fewer dice as armies run out, and ends with one")
    @Test
    void blitzToTheLast() {
        var play =
                Position.of(ConquestPresets.CLASSIC, 3)
                        .holds(0, "Alaska 4")
                        .holds(2, "Kamchatka 9")
                        .holdsTheRest(1)
                        .attacks(0)
                        .move("blitz Alaska Kamchatka");
        play.dice("6 1 1 - 5 5").dice("1 1 - 5 5");
        assertThat(play.armies("Alaska")).isEqualTo(1);
        assertThat(play.stage()).isEqualTo(Stage.ATTACK);
    }

    @DisplayName("A blitz pauses under ask, and goes on after the answer")
    @Test
    void blitzPauses() {
        var play = position(4).stands(2, StandingDefence.ASK).attacks(0);
        play.move("blitz Alaska Kamchatka");
        assertThat(play.decider()).isEqualTo(2);
        play.move("defend 1").dice("6 5 4 - 1");
        assertThat(play.decider()).as("asked again").isEqualTo(2);
        play.move("defend 2").dice("6 5 4 - 1 1");
        assertThat(play.stage()).as("one army left: not asked").isEqualTo(Stage.BATTLE);
        play.dice("6 5 4 - 1").move("occupy 8");
        assertThat(play.owner("Kamchatka")).isZero();
    }
}
