package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.state.Stage;
import strategos.conquest.turn.Verdict.Ending;

class ResigningTest {

    private static Play threeAttack() {
        return Position.of(ConquestPresets.CLASSIC, 3)
                .holds(0, "Alaska 5")
                .holds(1, "Kamchatka 1, Peru 2")
                .holdsTheRest(2)
                .attacks(0);
    }

    @DisplayName("aims: a match of two ends at once, and the other player wins")
    @Test
    void two() {
        var play =
                Position.of(ConquestPresets.MODERN, 2)
                        .holds(0, "Alaska 5")
                        .holdsTheRest(1)
                        .attacks(1)
                        .moveBy(1, "resign");
        assertThat(play.verdict().ending()).isEqualTo(Ending.LAST_LEFT);
        assertThat(play.verdict().winners()).containsExactly(0);
    }

    @DisplayName("aims: armies of a player who resigns stay, and nobody takes a turn for them")
    @Test
    void armiesStay() {
        var play = threeAttack().moveBy(1, "resign");
        assertThat(play.stage()).isEqualTo(Stage.ATTACK);
        assertThat(play.owner("Peru")).isEqualTo(1);
        assertThat(play.armies("Peru")).isEqualTo(2);
        assertThat(play.view(0).isPlaying(1)).isFalse();
        play.move("done").move("done");
        assertThat(play.seat()).as("the second seat is passed over").isEqualTo(2);
        assertThat(play.refusalTo(1, "resign")).isEqualTo("you have resigned");
    }

    @DisplayName("aims: a turn ends when its player resigns")
    @Test
    void ownTurn() {
        var play = threeAttack().moveBy(0, "resign");
        assertThat(play.seat()).isEqualTo(1);
        assertThat(play.stage()).isEqualTo(Stage.REINFORCE);
    }

    @DisplayName("aims: taking the last territory of a player who has resigned is no elimination")
    @Test
    void noElimination() {
        var play =
                Position.of(ConquestPresets.CLASSIC, 3)
                        .holds(0, "Alaska 5")
                        .holds(1, "Kamchatka 1")
                        .holdsTheRest(2)
                        .attacks(0)
                        .moveBy(1, "resign")
                        .move("attack Alaska Kamchatka 3")
                        .dice("6 6 6 - 1");
        assertThat(play.stage()).isEqualTo(Stage.OCCUPY);
        assertThat(play.state().eliminated()).isFalse();
        assertThat(play.refusalTo(2, "resign"))
                .isEqualTo("you can resign when this battle is over");
    }

    @DisplayName("aims: the last player left wins, however much the others still hold")
    @Test
    void lastLeft() {
        var play = threeAttack().moveBy(1, "resign").moveBy(2, "resign");
        assertThat(play.verdict().winners()).containsExactly(0);
    }

    @DisplayName("aims: cards of a player who resigns go back into the deck")
    @Test
    void cards() {
        var play =
                Position.of(ConquestPresets.CLASSIC, 3)
                        .holds(0, "Alaska 5")
                        .holds(1, "Peru 2")
                        .holdsTheRest(2)
                        .attacks(0);
        int before = play.state().deckSize();
        play.state().drawCard(1, 0);
        play.moveBy(1, "resign");
        assertThat(play.hand(1)).isEmpty();
        assertThat(play.state().deckSize()).isEqualTo(before);
    }

    @DisplayName("aims: nobody can resign before the first turn")
    @Test
    void tooEarly() {
        var game = new Conquest(ConquestPresets.WARZONE, ConquestBoards.world(), 3);
        var play = Play.start(game);
        assertThat(play.refusalTo(1, "resign"))
                .isEqualTo("you cannot resign before the first turn");
    }
}
