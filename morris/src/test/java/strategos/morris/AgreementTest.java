package strategos.morris;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.game.Result;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.game.Turn;
import strategos.game.Viewer;

@DisplayName("Players end a match themselves")
class AgreementTest {

    private final Morris game = new Morris(MorrisPresets.MORRIS);
    private final State state = game.start();

    private AgreementTest say(int seat, String move) throws Exception {
        Move read = game.notation().read(move);
        assertThat(game.refusal(state, Seat.of(seat), read)).as(move).isEmpty();
        game.apply(state, new Step.Moved<>(Seat.of(seat), read));
        return this;
    }

    private View view() {
        return game.view(state, new Viewer.Public());
    }

    @Test
    @DisplayName("A player who resigns loses, even on the opponent's turn")
    void resign() throws Exception {
        say(0, "A").say(0, "resign");
        assertThat(game.turn(state)).isEqualTo(new Turn.Over(Result.wonBy(Seat.of(1))));
        assertThat(view().ending()).contains(Ending.RESIGNED);
        assertThat(view().owner(0)).isZero();
        assertThat(game.refusal(state, Seat.of(1), new Move.Resign()))
                .contains("the match is over");
    }

    @Test
    @DisplayName("It is a draw when one player offers it and the other accepts")
    void draw() throws Exception {
        say(0, "draw").say(0, "A");
        assertThat(view().offer()).isZero();
        assertThat(game.refusal(state, Seat.of(0), new Move.Draw()))
                .contains("you have already offered a draw");
        say(1, "draw");
        assertThat(game.turn(state)).isEqualTo(new Turn.Over(Result.draw()));
        assertThat(view().ending()).contains(Ending.AGREED);
    }

    @Test
    @DisplayName("An offer ends when the other player has moved, whenever it was made")
    void lapse() throws Exception {
        say(0, "draw").say(0, "A").say(1, "B");
        assertThat(view().offer()).isEqualTo(-1);
        say(1, "draw").say(0, "D");
        assertThat(view().offer()).isEqualTo(-1);
        say(1, "draw").say(1, "E");
        assertThat(view().offer()).isEqualTo(1);
        say(0, "draw");
        assertThat(view().ending()).contains(Ending.AGREED);
    }

    @Test
    @DisplayName("An offer made while a man is being taken stands for the same time")
    void whileTaking() throws Exception {
        say(0, "A").say(1, "D").say(0, "B").say(1, "E").say(0, "C");
        assertThat(view().stage()).isEqualTo(MorrisStage.TAKE);
        say(1, "draw").say(0, "-D");
        assertThat(view().offer()).isEqualTo(1);
        say(1, "D").say(0, "F");
        assertThat(view().offer()).isEqualTo(-1);
    }
}
