package strategos.conquest.odds;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class DistributionTest {

    private final Distribution some =
            Distribution.of(3, new double[] {0, 0.25, 0, 0.125, 0.125, 0, 0});

    @DisplayName("It spans the numbers that can be, and no more")
    @Test
    void spansWhatCanBe() {
        assertThat(some.least()).isEqualTo(4);
        assertThat(some.most()).isEqualTo(7);
        assertThat(some.chance(4)).isEqualTo(0.25);
        assertThat(some.chance(5)).isZero();
        assertThat(some.chance(-1)).isZero();
        assertThat(some.chance(1000)).isZero();
    }

    @DisplayName("Chances of a range add up")
    @Test
    void rangesAddUp() {
        assertThat(some.total()).isEqualTo(0.5);
        assertThat(some.chance(5, 7)).isEqualTo(0.25);
        assertThat(some.chance(0, 1000)).isEqualTo(0.5);
        assertThat(some.chance(8, 9)).isZero();
    }

    @DisplayName("Its mean is what to expect given that it happens")
    @Test
    void meanIsConditional() {
        assertThat(some.mean()).isEqualTo(4 * 0.5 + 6 * 0.25 + 7 * 0.25);
    }

    @DisplayName("What cannot happen is empty")
    @Test
    void whatCannotHappenIsEmpty() {
        Distribution nothing = Distribution.of(3, new double[] {0, 0});
        assertThat(nothing.isEmpty()).isTrue();
        assertThat(some.isEmpty()).isFalse();
        assertThat(nothing.total()).isZero();
        assertThat(nothing.mean()).isZero();
        assertThat(nothing.most()).isLessThan(nothing.least());
    }
}
