package strategos.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class OutcomeTest {

    @Test
    @DisplayName("Each distance has a code of its own, in a byte, that tells it again")
    void codes() {
        Set<Integer> codes = new HashSet<>(Set.of(Outcome.NONE, Outcome.DRAW));
        for (int distance = 0; distance <= Outcome.LONGEST + 1; distance++) {
            boolean isWin = distance % 2 == 1;
            int code = isWin ? Outcome.win(distance) : Outcome.loss(distance);
            assertThat(codes.add(code)).as("distance %d", distance).isTrue();
            assertThat(code).isBetween(0, Outcome.CODES - 1);
            assertThat(Outcome.isWin(code)).isEqualTo(isWin);
            assertThat(Outcome.isLoss(code)).isEqualTo(!isWin);
            assertThat(Outcome.distance(code)).isEqualTo(distance);
            assertThat(Outcome.ofMerit(Outcome.merit(code))).isEqualTo(code);
            assertThat(Outcome.atLevel(distance)).isEqualTo(code);
            assertThat(Outcome.isBeyond(distance)).isFalse();
        }
    }

    @Test
    @DisplayName("Longer distances are not told apart, but levels are told from those before them")
    void beyond() {
        int most = Outcome.LONGEST;
        assertThat(Outcome.loss(most + 2)).isEqualTo(Outcome.loss(most));
        assertThat(Outcome.win(most + 101)).isEqualTo(Outcome.win(most + 1));
        assertThat(Outcome.afterMove(Outcome.win(most + 1))).isEqualTo(Outcome.loss(most));
        for (int distance : new int[] {most + 2, most + 3, most + 40}) {
            int code = Outcome.atLevel(distance);
            assertThat(Outcome.isBeyond(distance)).isTrue();
            assertThat(Outcome.isWin(code)).isEqualTo(distance % 2 == 1);
            assertThat(code).isNotEqualTo(Outcome.atLevel(distance - 1));
            assertThat(code).isNotIn(Outcome.win(distance), Outcome.loss(distance));
        }
    }
}
