package strategos.morris;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.game.Result;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Turn;

/** The rules of docs/rules/morris.md. */
class StandardTest {

    private static final Turn DRAW = new Turn.Over(Result.draw());

    private static final Rules STANDARD = MorrisPresets.MORRIS;

    @Test
    @DisplayName("The first seat begins")
    void firstSeat() {
        var game = new Morris(STANDARD);
        assertThat(game.turn(game.start())).isEqualTo(new Turn.Decide(Seat.of(0)));
    }

    @Test
    @DisplayName("A man in a mill is safe while others can be taken")
    void millsAreSafe() throws Exception {
        var table = Table.moving(STANDARD, "ABOV", "DEFRX").play("OC");
        assertThat(table.options()).containsExactly("-R", "-X");
    }

    @Test
    @DisplayName("If all men stand in mills, any can be taken")
    void allInMills() throws Exception {
        var table = Table.moving(STANDARD, "ABOV", "DEFKS").play("OC");
        assertThat(table.options()).containsExactly("-D", "-E", "-F", "-K", "-S");
    }

    @Test
    @DisplayName("A mill gives no right to fly")
    void noFlightAfterMill() throws Exception {
        var table = Table.moving(STANDARD, "ABOVW", "DGRXM").play("OC", "-D", "GH");
        assertThat(table.targets("V")).isEqualTo("J");
    }

    @Test
    @DisplayName("With three men left, and not before, a man may go to any empty point")
    void flyingAtThree() throws Exception {
        var table = Table.moving(STANDARD, "ABOV", "DGRX").play("OC", "-D");
        assertThat(table.mover()).isEqualTo(2);
        assertThat(table.options()).hasSize(3 * 17);
        table.play("GM");
        assertThat(table.mover()).isEqualTo(1);
        assertThat(table.targets("V")).as("four men walk").isEqualTo("JW");
    }

    @Test
    @DisplayName("Three men on the board with others in hand are placed, not flown")
    void placingComesFirst() throws Exception {
        var table = Table.placing(STANDARD, "ABV", 0, "DGR", 0);
        assertThat(table.options()).hasSize(18).contains("C");
    }

    @Test
    @DisplayName("A player with two men left has lost")
    void twoMenLose() throws Exception {
        var table = Table.moving(STANDARD, "ABOV", "DRX").play("OC", "-D");
        assertThat(table.turn()).isEqualTo(new Turn.Over(Result.wonBy(Seat.of(0))));
    }

    @Test
    @DisplayName("A player who cannot move has lost")
    void blockedLoses() throws Exception {
        var table = Table.moving(STANDARD, "BKNX", "AVJC").play("XW");
        assertThat(table.stage()).as("C can go to O").isEqualTo(MorrisStage.MOVE);
        table = Table.moving(STANDARD, "BKOX", "AVJC").play("XW");
        assertThat(table.turn()).isEqualTo(new Turn.Over(Result.wonBy(Seat.of(0))));
    }

    @Test
    @DisplayName("Three men that fly are never blocked")
    void flyersAreNotBlocked() throws Exception {
        var table = Table.moving(STANDARD, "BKXN", "AVJ").play("XW");
        assertThat(table.stage()).isEqualTo(MorrisStage.MOVE);
    }

    @Test
    @DisplayName("The third occurrence of a position is a draw, the second is not")
    void thirdOccurrence() throws Exception {
        var table = Table.moving(STANDARD, "AKOV", "DGXR").play("AB", "GH", "BA", "HG", "AB");
        assertThat(table.stage()).as("second").isEqualTo(MorrisStage.MOVE);
        table.play("GH", "BA", "HG", "AB");
        assertThat(table.turn()).as("third").isEqualTo(DRAW);
    }

    @Test
    @DisplayName("The same men with the other player to move are another position")
    void moverMakesPosition() throws Exception {
        var table = Table.moving(STANDARD, "AKOV", "DGXR");
        long ours = table.state().position();
        table.state().pass();
        assertThat(table.state().position()).isNotEqualTo(ours);
    }

    @Test
    @DisplayName("Fifty moves of each player without a capture are a draw")
    void fiftyMovesEach() throws Exception {
        var table = Table.moving(STANDARD, "AKOV", "DGXR");
        table.walk(99, new Seed(1).random());
        assertThat(table.state().quiet()).isEqualTo(99);
        assertThat(table.stage()).isEqualTo(MorrisStage.MOVE);
        table.play(table.options().getFirst());
        assertThat(table.turn()).isEqualTo(DRAW);
    }

    @Test
    @DisplayName("A capture begins the count of quiet moves anew")
    void captureResets() throws Exception {
        var table = Table.moving(STANDARD, "ABOV", "DGRXM").play("VW", "GH", "OC", "-D");
        assertThat(table.state().quiet()).isZero();
    }
}
