package strategos.maps.balance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.board.Board;
import strategos.conquest.board.BoardText;
import strategos.conquest.board.ConquestBoards;
import strategos.game.NotationException;

class GraphTest {

    @DisplayName("On a line every territory in between is a cut, and the middle is the busiest")
    @Test
    void line() throws NotationException {
        Board line = BoardText.read("line", "[Row] 1\nA: B\nB: C\nC: -> D\nD: E\nE:\n");
        var chokePoints = ChokePoints.of(line);
        assertThat(chokePoints.cuts()).containsExactly(1, 2, 3);
        assertThat(chokePoints.passes().getFirst().territory()).isEqualTo(2);
        // Four of the six pairs of others lie on both sides of the middle.
        assertThat(chokePoints.passes().getFirst().share()).isCloseTo(4.0 / 6, within(1e-12));
    }

    @DisplayName("The world is cut at Siam and Indonesia")
    @Test
    void world() {
        Board world = ConquestBoards.world();
        assertThat(ChokePoints.of(world).cuts().stream().map(world::name))
                .containsExactly("Siam", "Indonesia");
    }

    @DisplayName("Australia is the best bargain of the world, and Africa the worst")
    @Test
    void bargains() {
        var worth = Worth.of(ConquestBoards.world());
        assertThat(worth.getFirst().continent()).isEqualTo("Australia");
        assertThat(worth.getFirst().perTerritory()).isEqualTo(0.5);
        assertThat(worth.getLast().continent()).isEqualTo("Africa");
    }
}
