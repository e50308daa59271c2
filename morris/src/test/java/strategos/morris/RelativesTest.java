package strategos.morris;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import strategos.game.Result;
import strategos.game.Seat;
import strategos.game.Turn;
import strategos.game.Viewer;

/** The rules of docs/rules/relatives.md: three, six and twelve men. */
class RelativesTest {

    private static final Turn DRAW = new Turn.Over(Result.draw());

    @Nested
    @DisplayName("three men's morris")
    class ThreeMen {

        private static final Rules THREE = MorrisPresets.THREE_MENS;

        @Test
        @DisplayName("Nine points, eight lines with the diagonals, three men each")
        void board() {
            assertThat(THREE.board().size()).isEqualTo(9);
            assertThat(THREE.board().mills()).hasSize(8);
            assertThat(THREE.men()).isEqualTo(3);
        }

        @Test
        @DisplayName("A mill wins, closed by placing or by moving")
        void millWins() throws Exception {
            var placed = Table.start(THREE).play("A", "D", "B", "E", "C");
            assertThat(placed.turn()).isEqualTo(new Turn.Over(Result.wonBy(Seat.of(0))));
            var moved = Table.moving(THREE, "ABF", "DGH").play("FC");
            assertThat(moved.turn()).isEqualTo(new Turn.Over(Result.wonBy(Seat.of(0))));
        }

        @Test
        @DisplayName("A player who cannot move has lost, without a mill")
        void blocked() throws Exception {
            var four = RulesText.read("rules", "base = three-mens-morris\nmen = 4");
            var table = Table.moving(four, "ABDI", "CFGH").play("AE");
            assertThat(table.turn()).isEqualTo(new Turn.Over(Result.wonBy(Seat.of(0))));
            var view = table.game().view(table.state(), Viewer.inSeat(0));
            assertThat(view.hasClosedMill()).isFalse();
        }

        @Test
        @DisplayName("Men move along lines, the diagonals of the middle included, and never fly")
        void steps() {
            var table = Table.moving(THREE, "EAB", "CFG");
            assertThat(table.targets("E")).isEqualTo("DHI");
            assertThat(table.targets("A")).isEqualTo("D");
        }
    }

    @Nested
    @DisplayName("six men's morris")
    class SixMen {

        private static final Rules SIX = MorrisPresets.SIX_MENS;

        @Test
        @DisplayName("Sixteen points on two squares, eight mills, six men each")
        void board() {
            assertThat(SIX.board().size()).isEqualTo(16);
            assertThat(SIX.board().mills()).hasSize(8);
            assertThat(SIX.men()).isEqualTo(6);
        }

        @Test
        @DisplayName("The links between the squares join, but make no mill")
        void links() {
            Board board = SIX.board();
            int c5 = board.points().indexOf("c5");
            int c4 = board.points().indexOf("c4");
            assertThat(board.neighbours(c5) >>> c4 & 1).isEqualTo(1);
            assertThat(board.mills()).noneMatch(mill -> mill.contains(c5) && mill.contains(c4));
        }

        @Test
        @DisplayName("Nobody flies, not even with three men")
        void noFlying() {
            var table = Table.moving(SIX, "ABP", "DFM");
            assertThat(table.targets("A")).isEqualTo("G");
        }
    }

    @Nested
    @DisplayName("twelve men's morris")
    class TwelveMen {

        private static final Rules TWELVE = MorrisPresets.TWELVE_MENS;

        @Test
        @DisplayName("The corners are joined too: twenty mills, twelve men each")
        void board() {
            assertThat(TWELVE.board().size()).isEqualTo(24);
            assertThat(TWELVE.board().mills()).hasSize(20);
            assertThat(TWELVE.men()).isEqualTo(12);
        }

        @Test
        @DisplayName("A diagonal is a mill, and men move along it")
        void diagonals() throws Exception {
            var table = Table.moving(TWELVE, "ADHV", "BXUW");
            assertThat(table.targets("D")).isEqualTo("EGK");
            assertThat(table.play("HG").stage()).isEqualTo(MorrisStage.TAKE);
        }

        @Test
        @DisplayName("A board that is full when the last man is placed is a draw")
        void fullBoard() throws Exception {
            var table = Table.placing(TWELVE, "ABEFHIKMPRV", 0, "CDGJLNOQSTUX", 0);
            assertThat(table.play("W").turn()).isEqualTo(DRAW);
        }
    }
}
