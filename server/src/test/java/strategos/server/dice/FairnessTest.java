package strategos.server.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.game.Seed;
import strategos.store.StoredStep;

class FairnessTest {

    @Test
    @DisplayName("Chi-square has the probabilities of the tables for 5 degrees of freedom")
    void chiSquare() {
        assertThat(Fairness.chance(11.0705)).isCloseTo(0.05, within(1e-5));
        assertThat(Fairness.chance(15.0863)).isCloseTo(0.01, within(1e-5));
        assertThat(Fairness.chance(1.1455)).isCloseTo(0.95, within(1e-5));
        assertThat(Fairness.chiSquare(List.of(10L, 10L, 10L, 10L, 10L, 10L))).isZero();
        assertThat(Fairness.chiSquare(List.of(20L, 0L, 10L, 10L, 10L, 10L))).isEqualTo(20);
        assertThat(Fairness.chiSquare(List.of(0L, 0L, 0L, 0L, 0L, 0L))).isZero();
    }

    @Test
    @DisplayName("The longest streak of fair dice is what simulation gives")
    void longestRun() {
        int dice = 2_000;
        int samples = 2_000;
        var random = new Seed(17).random();
        double sum = 0;
        for (int sample = 0; sample < samples; sample++) {
            int run = 0;
            int longest = 0;
            int last = -1;
            for (int die = 0; die < dice; die++) {
                int face = random.nextInt(6);
                run = face == last ? run + 1 : 1;
                last = face;
                longest = Math.max(longest, run);
            }
            sum += longest;
        }
        assertThat(Fairness.expectedRun(dice)).isCloseTo(sum / samples, within(0.1));
    }

    @Test
    @DisplayName("Dice of battles are counted by side and face, and the longest streak of one face")
    void count() {
        var counted =
                DiceCount.of(
                        Stream.of("dice 6 6 1 - 5 5", "1 done", "draw 4", "dice 5 5 - 2")
                                .map(line -> new StoredStep(1, line, Optional.empty()))
                                .toList());
        assertThat(counted.attack()).containsExactly(1, 0, 0, 0, 2, 2);
        assertThat(counted.defend()).containsExactly(0, 1, 0, 0, 2, 0);
        assertThat(counted.longestRun()).isEqualTo(4);
        assertThat(counted.runFace()).isEqualTo(5);
    }
}
