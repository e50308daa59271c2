package strategos.morris;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.game.Result;
import strategos.game.Seat;
import strategos.game.Turn;
import strategos.game.Viewer;

/** The rules of docs/rules/morris-fly.md beyond what its document says. */
class FlyTest {

    private static final Turn DRAW = new Turn.Over(Result.draw());

    private static final Rules FLY = MorrisPresets.MORRIS_FLY;

    @Test
    @DisplayName("A mill made while placing gives no right to fly")
    void placingGivesNoRight() throws Exception {
        var table = Table.placing(FLY, "ABV", 5, "DGRX", 5).play("C", "-D");
        assertThat(table.stage()).isEqualTo(MorrisStage.MOVE);
        assertThat(table.state().hasFlight(0)).isFalse();
        assertThat(table.play("GH").targets("V")).isEqualTo("JW");
    }

    @Test
    @DisplayName("The right belongs to the player who made the mill and to no other")
    void rightIsOnesOwn() throws Exception {
        var table = Table.moving(FLY, "ABOV", "DGRX").play("OC", "-D");
        assertThat(table.mover()).isEqualTo(2);
        assertThat(table.targets("G")).isEqualTo("HL");
        var view = table.game().view(table.state(), Viewer.inSeat(0));
        assertThat(view.hasFlight(0)).isTrue();
        assertThat(view.hasFlight(1)).isFalse();
        assertThat(view.flies()).as("it is the other player's turn").isFalse();
    }

    @Test
    @DisplayName("The right is gone after the next move, wherever that went")
    void rightIsConsumed() throws Exception {
        var table = Table.moving(FLY, "ABOV", "DGRX").play("OC", "-D", "GH", "VJ", "HG");
        assertThat(table.targets("J")).isEqualTo("KV");
    }

    @Test
    @DisplayName("A mill made by flying gives the right again")
    void flyingMillGivesRight() throws Exception {
        var table = Table.moving(FLY, "ABOVWK", "DGRIM").play("OC", "-D", "GH", "KX", "-R", "HG");
        assertThat(table.mover()).isEqualTo(1);
        assertThat(table.state().hasFlight(0)).isTrue();
        assertThat(table.refusal("XK")).isEmpty();
    }

    @Test
    @DisplayName("Two mills at once still take one bead")
    void twoMillsTakeOne() throws Exception {
        var table = Table.placing(FLY, "ACEH", 0, "DGRX", 0).play("B", "-D");
        assertThat(table.mover()).isEqualTo(2);
        assertThat(table.men(2)).isEqualTo("GRX");
    }

    @Test
    @DisplayName("Taking is not optional")
    void takingIsNotOptional() throws Exception {
        var table = Table.placing(FLY, "AB", 0, "DG", 0).play("C");
        assertThat(table.refusal("K")).contains("it is time to take one of your opponent's men");
        assertThat(table.options()).containsExactly("-D", "-G");
    }

    @Test
    @DisplayName("Three beads do not fly of themselves")
    void threeBeadsDoNotFly() {
        assertThat(Table.moving(FLY, "AKX", "DGR").targets("A")).isEqualTo("BJ");
    }

    @Test
    @DisplayName("A player who could still fly is not blocked")
    void flyingFrees() throws Exception {
        var table = Table.moving(FLY, "AJTX", "BKVR").play("TW", "RQ", "XO");
        assertThat(table.stage()).isEqualTo(MorrisStage.MOVE);
    }

    @Test
    @DisplayName("The third occurrence of a position is a draw")
    void thirdOccurrence() throws Exception {
        var table = Table.moving(FLY, "AKOV", "DGX").play("AB", "GH", "BA", "HG");
        table.play("AB", "GH", "BA", "HG", "AB");
        assertThat(table.turn()).isEqualTo(DRAW);
    }

    @Test
    @DisplayName("A right to fly makes another position of the same beads")
    void rightsMakePositions() throws Exception {
        var with = Table.moving(FLY, "AKOV", "DGX");
        long without = with.state().position();
        with.state().giveFlight(0);
        assertThat(with.state().position()).isNotEqualTo(without);
    }

    @Test
    @DisplayName("Quiet moves alone never draw")
    void quietMovesDoNotDraw() {
        assertThat(FLY.quietMoves()).isZero();
    }

    @Test
    @DisplayName("Beads that can no longer be three lose at once, in hand or not")
    void tooFewInHandAndOnBoard() throws Exception {
        var table = Table.placing(FLY, "AB", 0, "D", 6).play("C", "-D");
        assertThat(table.hand(2)).isEqualTo(2);
        assertThat(table.turn()).isEqualTo(new Turn.Over(Result.wonBy(Seat.of(0))));
    }
}
