package strategos.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IntervalTest {

    @DisplayName("Wilson's interval is that of the textbooks")
    @ParameterizedTest(name = "{0} of {1}")
    @CsvSource({
        "0, 10, 0.0, 0.2775328",
        "8, 10, 0.4901625, 0.9433178",
        "10, 10, 0.7224672, 1.0",
        "50, 100, 0.4038315, 0.5961685",
        "600, 1000, 0.5693094, 0.6299252",
    })
    void knownValues(int wins, int games, double low, double high) {
        var interval = Interval.wilson(wins, games);
        assertThat(interval.low()).isCloseTo(low, within(1e-6));
        assertThat(interval.high()).isCloseTo(high, within(1e-6));
    }

    @Test
    @DisplayName("No share can be told of no games, or of more wins than games")
    void impossible() {
        assertThatThrownBy(() -> Interval.wilson(0, 0)).hasMessage("0 wins in 0 games");
        assertThatThrownBy(() -> Interval.wilson(3, 2)).hasMessage("3 wins in 2 games");
    }
}
