package strategos.conquest.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RoundOddsTest {

    @DisplayName("The ways in which the attacker loses 0, 1, … armies are the published ones")
    @ParameterizedTest(name = "{0} against {1}: {2}")
    @CsvSource({
        "1, 1,   15   21",
        "2, 1,  125   91",
        "3, 1,  855  441",
        "1, 2,   55  161",
        "2, 2,  295  420  581",
        "3, 2, 2890 2611 2275",
    })
    void publishedWays(int attackDice, int defendDice, String published) {
        assertThat(ways(RoundOdds.of(attackDice, defendDice)))
                .containsExactly(
                        Stream.of(published.split(" +")).mapToInt(Integer::parseInt).toArray());
    }

    @DisplayName("A chance is a fraction in lowest terms")
    @Test
    void chancesAreInLowestTerms() {
        assertThat(RoundOdds.of(3, 2).chance(0)).isEqualTo(new Fraction(1445, 3888));
        assertThat(RoundOdds.of(1, 1).chance(0)).hasToString("5/12");
        assertThat(RoundOdds.of(1, 1).chance(0).value()).isEqualTo(5 / 12.0);
    }

    @DisplayName("The ways of every pair of dice add up to all outcomes")
    @Test
    void waysAddUp() {
        for (int attackDice = 1; attackDice <= Dice.MOST; attackDice++) {
            for (int defendDice = 1; defendDice <= Dice.MOST; defendDice++) {
                RoundOdds odds = RoundOdds.of(attackDice, defendDice);
                assertThat(IntStream.of(ways(odds)).sum()).isEqualTo(odds.outcomes());
            }
        }
    }

    @DisplayName("A number of dice that nobody may roll is refused")
    @Test
    void refusesOtherNumbersOfDice() {
        assertThatThrownBy(() -> RoundOdds.of(4, 2))
                .hasMessage("a round takes 1 to 3 dice per side, not 4 against 2");
        assertThatThrownBy(() -> RoundOdds.of(1, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    private static int[] ways(RoundOdds odds) {
        return IntStream.rangeClosed(0, odds.compared()).map(odds::ways).toArray();
    }
}
