package strategos.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class MatchTest {

    private static final Seat FIRST = Seat.of(0);
    private static final Seat SECOND = Seat.of(1);

    @DisplayName("A match lets nothing happen that the rules refuse, and says why")
    @Test
    void refuses() {
        var match = new Match<>(new Race());
        assertThatExceptionOfType(RefusedMoveException.class)
                .isThrownBy(() -> match.move(FIRST, 6))
                .withMessage("dare 1 to 5, not 6");
        assertThatExceptionOfType(RefusedMoveException.class)
                .isThrownBy(() -> match.move(SECOND, 3))
                .withMessage("it is not your turn");
        assertThatExceptionOfType(RefusedMoveException.class)
                .isThrownBy(() -> match.roll(3))
                .withMessage("nothing is to be rolled now");
        assertThat(match.steps()).isEmpty();
    }

    @DisplayName("Nature's outcome has to be one of those possible")
    @Test
    void refusesOutcomes() throws RefusedMoveException {
        var match = new Match<>(new Race());
        match.move(FIRST, 3);
        for (int outcome : new int[] {-1, 36}) {
            assertThatExceptionOfType(RefusedMoveException.class)
                    .isThrownBy(() -> match.roll(outcome))
                    .withMessage("outcome " + outcome + " is not one of the 36 possible");
        }
    }

    @DisplayName("A match remembers its steps, and replays to the same state")
    @Test
    void replays() throws RefusedMoveException {
        var match = played();
        assertThat(match.steps()).hasSize(4);
        assertThat(Match.replay(new Race(), match.steps()).state()).isEqualTo(match.state());
        assertThat(match.view(new Viewer.Public())).isEqualTo(3 - 5);
    }

    @DisplayName("The state that a match gives away is a copy")
    @Test
    void stateIsACopy() {
        var match = new Match<>(new Race());
        match.state()[0] = 9;
        assertThat(match.isOver()).isFalse();
    }

    @DisplayName("A seat takes back its last move, unless something was rolled since")
    @Test
    void undo() throws RefusedMoveException {
        var match = played();
        assertThat(match.undo(SECOND)).as("rolled since").isFalse();
        match.move(FIRST, 2);
        assertThat(match.undo(SECOND)).as("another's move").isFalse();
        assertThat(match.undo(FIRST)).isTrue();
        assertThat(match.state()).isEqualTo(played().state());
        assertThat(match.steps()).isEqualTo(played().steps());
    }

    private static Match<int[], Integer, Integer> played() throws RefusedMoveException {
        var match = new Match<>(new Race());
        match.move(FIRST, 3);
        match.roll(3 * 6);
        match.move(SECOND, 5);
        match.roll(5 * 6);
        return match;
    }

    @DisplayName("When nature acts, the driver draws until somebody has to decide")
    @Test
    void rollsAll() throws RefusedMoveException {
        var match = new Match<>(new Race());
        match.move(FIRST, 3);
        match.rollAll(new Seed(1).random());
        assertThat(match.turn()).isEqualTo(new Turn.Decide(SECOND));
    }
}
