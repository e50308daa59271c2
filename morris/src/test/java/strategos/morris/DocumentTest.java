package strategos.morris;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.game.Chance;
import strategos.game.Result;
import strategos.game.Seat;
import strategos.game.Turn;

/**
 * The document that {@code morris-fly} is made of (004), sentence by sentence. What it says of its
 * machine player is tested with the bots, and what it says of the drawn board with the terminal.
 */
class DocumentTest {

    private static final Rules FLY = MorrisPresets.MORRIS_FLY;

    @Test
    @DisplayName("004: It is a two player strategy board game")
    void twoPlayers() {
        assertThat(new Morris(FLY).seats()).isEqualTo(2);
    }

    @Test
    @DisplayName("004: The board consists of a grid with 24 intersection points")
    void points() {
        assertThat(FLY.board().size()).isEqualTo(24);
        assertThat(FLY.board().points()).doesNotHaveDuplicates();
    }

    @Test
    @DisplayName("004: At the start of the game, each player is given 9 pieces")
    void ninePieces() {
        var table = Table.start(FLY);
        assertThat(table.hand(1)).isEqualTo(9);
        assertThat(table.hand(2)).isEqualTo(9);
        assertThat(table.men(1) + table.men(2)).isEmpty();
    }

    @Test
    @DisplayName("004: A mills is having 3 same pieces aligned horizontally or vertically")
    void mills() {
        Board board = FLY.board();
        assertThat(board.mills())
                .hasSize(16)
                .allSatisfy(
                        mill -> {
                            var names = mill.stream().map(board::algebraic).toList();
                            var columns = names.stream().map(name -> name.charAt(0)).distinct();
                            var rows = names.stream().map(name -> name.charAt(1)).distinct();
                            assertThat(names).hasSize(3);
                            assertThat(Math.min(columns.count(), rows.count())).isEqualTo(1);
                        });
        assertThat(board.isMill(mask("ABC"), 0)).isTrue();
        assertThat(board.isMill(mask("AJV"), 0)).isTrue();
        assertThat(board.isMill(mask("ADG"), 0)).as("a diagonal").isFalse();
    }

    private static int mask(String letters) {
        return letters.chars().map(letter -> 1 << letter - 'A').sum();
    }

    @Test
    @DisplayName("004: Forming a mill, allows us to eliminate opponent’s piece from the board")
    void millsTake() throws Exception {
        var table = Table.start(FLY).play("A", "D", "B", "E", "C");
        assertThat(table.stage()).isEqualTo(MorrisStage.TAKE);
        assertThat(table.mover()).isEqualTo(1);
        assertThat(table.play("-D").men(2)).isEqualTo("E");
    }

    @Test
    @DisplayName(
            "004: Aim of the game is to reduce opponents pieces to two so they can no longer form a"
                    + " mill")
    void aim() throws Exception {
        var table = Table.moving(FLY, "ABOV", "DRX").play("OC", "-D");
        assertThat(table.turn()).isEqualTo(new Turn.Over(Result.wonBy(Seat.of(0))));
    }

    @Test
    @DisplayName(
            "004: PHASE I: Each player takes turns placing their 9 pieces on the empty slots of the"
                    + " board")
    void phaseOne() throws Exception {
        var table = Table.start(FLY);
        assertThat(table.options()).hasSize(24);
        table.play("A");
        assertThat(table.mover()).isEqualTo(2);
        assertThat(table.options()).hasSize(23).doesNotContain("A");
        assertThat(table.refusal("A")).contains("A is not empty");
        table.play("B");
        assertThat(table.mover()).isEqualTo(1);
        assertThat(table.hand(1)).isEqualTo(8);
    }

    @Test
    @DisplayName(
            "004: If a player is able to form a mill, they can remove one of opponent's piece that"
                    + " is not part of a mill (the game it varies: standard rules)")
    void standardTaking() throws Exception {
        var table = Table.placing(MorrisPresets.MORRIS, "AB", 0, "DEFX", 0).play("C");
        assertThat(table.options()).containsExactly("-X");
        assertThat(table.refusal("-D")).contains("the man on D is in a mill; take one that is not");
    }

    @Test
    @DisplayName(
            "004: PHASE II: Each player takes turns to move their piece to an adjacent slot"
                    + " (diagonal moves are not allowed) to form mills")
    void phaseTwo() throws Exception {
        var table = Table.moving(FLY, "AKOV", "DGX");
        assertThat(table.targets("A")).isEqualTo("BJ");
        assertThat(table.targets("K")).isEqualTo("JLS");
        assertThat(table.refusal("AE")).contains("E is not next to A");
        assertThat(table.play("AB").mover()).isEqualTo(2);
        assertThat(table.play("DE").mover()).isEqualTo(1);
    }

    @Test
    @DisplayName(
            "004: In the second phase, if a player forms a mill, in the next turn they are allowed"
                    + " to move to any empty slot on the board")
    void flying() throws Exception {
        var table = Table.moving(FLY, "ABOV", "DGRX").play("OC", "-D", "GH");
        assertThat(table.mover()).isEqualTo(1);
        assertThat(table.targets("V")).isEqualTo("DEFGIJKLMNOPQSTUW");
        assertThat(table.options()).hasSize(4 * 17);
    }

    @Test
    @DisplayName("004: Players may remove pieces that even part of a mill")
    void anyPiece() throws Exception {
        var table = Table.placing(FLY, "AB", 0, "DEFX", 0).play("C");
        assertThat(table.options()).containsExactly("-D", "-E", "-F", "-X");
    }

    @Test
    @DisplayName("004: The game randomly selects one player to play first")
    void firstPlayer() {
        var game = new Morris(FLY);
        assertThat(game.turn(game.start())).isEqualTo(new Turn.Roll(new Chance.Uniform(2)));
    }

    @Test
    @DisplayName("004: I chose alpahbets from A-X to denote the 24 empty slots")
    void letters() {
        Board board = FLY.board();
        assertThat(board.letter(0)).isEqualTo("A");
        assertThat(board.letter(23)).isEqualTo("X");
        assertThat(board.algebraic(0)).isEqualTo("a7");
        assertThat(board.algebraic(23)).isEqualTo("g1");
    }

    @Test
    @DisplayName(
            "004: In phase-I of the game, a player chooses to input his move by choosing one of the"
                    + " empty alphabets to place a bead on the board")
    void placingByLetter() throws Exception {
        assertThat(new Morris(FLY).notation().read("Q")).isEqualTo(new Move.Place(16));
        assertThat(Table.start(FLY).play("Q").men(1)).isEqualTo("Q");
    }

    @Test
    @DisplayName("004: The game works in phase I, till a player uses all the 9 beads")
    void phaseOneEnds() throws Exception {
        var table = Table.start(FLY).play(Table.moves("A B C D E F G H J I K L M N P O Q"));
        assertThat(table.stage()).as("player 2 has a bead left").isEqualTo(MorrisStage.PLACE);
        assertThat(table.play("R").stage()).isEqualTo(MorrisStage.MOVE);
        assertThat(table.hand(1) + table.hand(2)).isZero();
    }

    @Test
    @DisplayName(
            "004: While placing the beads, if a player forms a mill i.e., three of a player’s beads"
                    + " are placed either horizontally or vertically, the player may choose to"
                    + " remove one of the opponent’s beads")
    void choosesWhatToRemove() throws Exception {
        var table = Table.start(FLY).play("A", "D", "J", "E", "V");
        assertThat(table.options()).containsExactly("-D", "-E");
    }

    @Test
    @DisplayName(
            "004: Here, a player may only move his bead to an adjacent slot either horizontally or"
                    + " vertically")
    void adjacentOnly() throws Exception {
        var table = Table.moving(FLY, "EKNT", "ACVX");
        assertThat(table.targets("E")).isEqualTo("BDFH");
        assertThat(table.refusal("EK")).contains("K is not empty");
        assertThat(table.refusal("EG")).contains("G is not next to E");
        assertThat(table.refusal("AB")).contains("you have no man on A");
    }

    @Test
    @DisplayName(
            "004: A player chooses to input his move by entering two alphabets which denote the"
                    + " position from which a bead moves to another position, for example ‘AB’")
    void twoLetters() throws Exception {
        assertThat(new Morris(FLY).notation().read("AB")).isEqualTo(new Move.Slide(0, 1));
        assertThat(Table.moving(FLY, "AKOV", "DGX").play("AB").men(1)).isEqualTo("BKOV");
    }

    @Test
    @DisplayName(
            "004: During this process, if a player successfully forms a mill, the player may choose"
                    + " to remove one of the opponent’s beads")
    void removesWhileMoving() throws Exception {
        var table = Table.moving(FLY, "ABOV", "DGRX").play("OC");
        assertThat(table.options()).containsExactly("-D", "-G", "-R", "-X");
    }

    @Test
    @DisplayName(
            "004: After a player removes one of the opponent’s beads, just for the next move he can"
                    + " place the bead anywhere and does not need to adhere to the adjacency move"
                    + " criteria")
    void justForTheNextMove() throws Exception {
        var table = Table.moving(FLY, "ABOV", "DGRX").play("OC", "-D", "GH", "VM", "HG");
        assertThat(table.targets("M")).isEqualTo("IN");
        assertThat(table.refusal("MW")).contains("W is not next to M");
    }

    @Test
    @DisplayName(
            "004: A game is won if: The opponent is left with just 2 beads, making it impossible to"
                    + " form a mill")
    void wonByTwoBeads() throws Exception {
        var table = Table.moving(FLY, "ABOV", "DRX").play("OC", "-R");
        assertThat(table.stage()).isEqualTo(MorrisStage.WON);
        assertThat(table.men(2)).hasSize(2);
    }

    @Test
    @DisplayName(
            "004: A game is won if: A player cannot move to an empty slot because of being"
                    + " surrounded by opponent’s beads")
    void wonByBlocking() throws Exception {
        var table = Table.moving(FLY, "BKW", "AVJ").play("WX");
        assertThat(table.stage()).as("V can go to W").isEqualTo(MorrisStage.MOVE);
        table = Table.moving(FLY, "BKX", "AVJ").play("XW");
        assertThat(table.turn()).isEqualTo(new Turn.Over(Result.wonBy(Seat.of(0))));
    }
}
