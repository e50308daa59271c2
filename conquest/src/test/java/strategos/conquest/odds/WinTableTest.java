package strategos.conquest.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.conquest.battle.DiceLimits;

class WinTableTest {

    @DisplayName("The table holds the odds that an assault works out")
    @ParameterizedTest(name = "at most {0} dice against {1}")
    @CsvSource({"3, 2", "3, 1", "1, 2", "2, 3"})
    void holdsExactOdds(int attack, int defend) {
        DiceLimits dice = new DiceLimits(attack, defend);
        for (int armies = 2; armies <= WinTable.EXACT_UP_TO; armies += 11) {
            for (int defenders = 1; defenders <= WinTable.EXACT_UP_TO; defenders += 127) {
                assertHolds(dice, armies, defenders);
            }
        }
        for (int armies = 2; armies <= 12; armies++) {
            for (int defenders = 1; defenders <= 12; defenders++) {
                assertHolds(dice, armies, defenders);
            }
        }
    }

    @DisplayName("One army cannot attack")
    @Test
    void oneArmyCannotAttack() {
        assertThat(WinTable.of(DiceLimits.PRINTED).chance(1, 1)).isZero();
        assertThat(WinTable.of(DiceLimits.PRINTED).attackersLeft(1, 1)).isEqualTo(1);
    }

    @DisplayName("Beyond the table the answer is close")
    @ParameterizedTest(name = "{0} against {1}")
    @CsvSource({
        "256, 255",
        "255, 256",
        "300, 350",
        "900, 1000",
        "1000, 1170",
        "2000, 2000",
        "300, 3",
        "3, 300"
    })
    void closeBeyondTheTable(int armies, int defenders) {
        WinTable table = WinTable.of(DiceLimits.PRINTED);
        AssaultOdds odds = Assault.of(armies, defenders).odds();
        assertThat(table.chance(armies, defenders)).isCloseTo(odds.win(), within(0.04));
        assertThat(table.attackersLeft(armies, defenders))
                .isCloseTo(odds.inAnyCase().attackers().mean(), within(2.0));
    }

    private static void assertHolds(DiceLimits dice, int armies, int defenders) {
        AssaultOdds odds = Assault.of(armies, defenders).withDice(dice).odds();
        assertThat(WinTable.of(dice).chance(armies, defenders))
                .as("%d against %d", armies, defenders)
                .isCloseTo(odds.win(), within(1e-12));
        assertThat(WinTable.of(dice).attackersLeft(armies, defenders))
                .as("%d against %d", armies, defenders)
                .isCloseTo(odds.inAnyCase().attackers().mean(), within(1e-10));
    }
}
