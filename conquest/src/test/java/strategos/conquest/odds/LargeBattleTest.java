package strategos.conquest.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.conquest.battle.DiceLimits;
import strategos.conquest.rules.Structure.OrderCards;
import strategos.conquest.rules.Structure.Together;

class LargeBattleTest {

    @DisplayName("The estimate of a large battle is within a ten-thousandth of the exact odds")
    @ParameterizedTest(name = "{0} against {1}, {2} dice against {3}")
    @CsvSource({
        "256, 255, 3, 2",
        "256, 300, 3, 2",
        "300, 350, 3, 2",
        "500, 586, 3, 2",
        "900, 1000, 3, 2",
        "1000, 1170, 3, 2",
        "2000, 2340, 3, 2",
        "300, 3, 3, 2",
        "3, 300, 3, 2",
        "260, 2, 3, 2",
        "300, 575, 3, 1",
        "600, 205, 1, 2",
        "400, 284, 1, 1",
        "700, 900, 2, 3"
    })
    void closeToExact(int armies, int defenders, int attackDice, int defendDice) {
        var dice = new DiceLimits(attackDice, defendDice);
        double exact = Assault.of(armies, defenders).withDice(dice).odds().win();
        var chance = BlitzOdds.chance(armies, defenders, dice);
        assertThat(chance.isEstimate()).isTrue();
        assertThat(chance.win()).isCloseTo(exact, within(0.0001));
    }

    @DisplayName("Up to 255 armies per side the chance is exact, and said to be")
    @Test
    void exact() {
        var chance = BlitzOdds.chance(255, 255, DiceLimits.PRINTED);
        assertThat(chance.isEstimate()).isFalse();
        assertThat(chance.win()).isEqualTo(Assault.of(255, 255).odds().win(), within(1e-12));
    }

    @DisplayName("A million armies are no trouble, and more of them never hurt")
    @Test
    void huge() {
        double fewer = BlitzOdds.chance(1_000_000, 1_171_000, DiceLimits.PRINTED).win();
        double more = BlitzOdds.chance(1_001_000, 1_171_000, DiceLimits.PRINTED).win();
        assertThat(fewer).isBetween(0.05, 0.95).isLessThan(more);
    }

    @DisplayName("In a battle of orders of thousands of armies, the chances add up and favour more")
    @ParameterizedTest(name = "luck {0}")
    @CsvSource({"0", "16", "75", "100"})
    void orders(int luck) {
        var exchange = new Exchange(new Together(60, 70, luck, OrderCards.NONE));
        double before = 0;
        for (int attackers = 9_800; attackers <= 10_000; attackers += 50) {
            double win = exchange.chance(attackers, 5_950).win();
            assertThat(win).isBetween(before, 1.0 + 1e-9);
            before = win;
        }
        var losses = exchange.expectedLosses(10_000, 5_000);
        assertThat(losses.defender()).isCloseTo(5_000, within(0.01));
        assertThat(losses.attacker()).isCloseTo(3_500, within(0.01));
    }
}
