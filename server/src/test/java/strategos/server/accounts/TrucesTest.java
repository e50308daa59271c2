package strategos.server.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class TrucesTest {

    @Test
    @DisplayName("Two who attack a third, but never each other, are a pair")
    void pair() {
        int[][] attacks = {{0, 0, 9, 0}, {0, 0, 4, 1}, {1, 0, 0, 0}};
        assertThat(Truces.pairs(attacks)).containsExactly(List.of(0, 1));
    }

    @Test
    @DisplayName("One attack in either direction is enough to be none")
    void war() {
        int[][] attacks = {{0, 0, 9, 0}, {1, 0, 9, 0}, {1, 1, 0, 0}};
        assertThat(Truces.pairs(attacks)).isEmpty();
    }

    @Test
    @DisplayName("A player who hardly attacks anybody is in no pair")
    void occasion() {
        int[][] attacks = {{0, 0, 9, 0}, {0, 0, 4, 0}, {1, 1, 0, 0}};
        assertThat(Truces.pairs(attacks)).isEmpty();
    }
}
