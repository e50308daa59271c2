package strategos.conquest.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.conquest.battle.RoundOdds;
import strategos.conquest.rules.Structure.OrderCards;
import strategos.conquest.rules.Structure.Together;

final class ExpectedLossesTest {

    private static final Offset<Double> EXACT = within(1e-12);

    @DisplayName("One die against one costs the attacker 21 armies in 36 rounds")
    @Test
    void oneDie() {
        var expected = ExpectedLosses.of(RoundOdds.of(1, 1));
        assertThat(expected.attacker()).isEqualTo(21 / 36.0, EXACT);
        assertThat(expected.defender()).isEqualTo(15 / 36.0, EXACT);
        assertThat(expected.variance()).isEqualTo(1 - 36 / 1296.0, EXACT);
    }

    @DisplayName("With 1 on the attacker's highest die, ties are the attacker's")
    @Test
    void edge() {
        var expected = ExpectedLosses.of(RoundOdds.of(1, 1, 1));
        assertThat(expected.attacker()).isEqualTo(15 / 36.0, EXACT);
    }

    @DisplayName("By orders, one army against one dies with 70 % and takes the territory with 18 %")
    @Test
    void orders() {
        var expected = exchange(100).expectedLosses(1, 1);
        assertThat(expected.attacker()).isEqualTo(0.7, EXACT);
        assertThat(expected.defender()).isEqualTo(0.18, EXACT);
        assertThat(expected.variance()).isEqualTo(0.88 - 0.52 * 0.52, EXACT);
    }

    @DisplayName("Expected losses are those of the odds, whatever the share of luck")
    @ParameterizedTest(name = "{0} against {1} with {2} % luck")
    @CsvSource({"5, 3, 100", "3, 5, 100", "7, 4, 75", "4, 4, 50", "5, 2, 0"})
    void asTheOdds(int attackers, int defenders, int luck) {
        var expected = exchange(luck).expectedLosses(attackers, defenders);
        var rules = new Together(60, 70, luck, OrderCards.NONE);
        var odds = new OrderAssault(attackers + 1, List.of(defenders), rules).odds();
        assertThat(expected.attacker()).isCloseTo(odds.expectedAttackerLosses(), within(1e-9));
        assertThat(expected.defender()).isCloseTo(odds.expectedDefenderLosses(), within(1e-9));
    }

    private static Exchange exchange(int luck) {
        return new Exchange(new Together(60, 70, luck, OrderCards.NONE));
    }
}
