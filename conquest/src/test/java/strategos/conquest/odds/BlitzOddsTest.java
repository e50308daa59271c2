package strategos.conquest.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.conquest.battle.DiceLimits;

final class BlitzOddsTest {

    private static final DiceLimits PRINTED = DiceLimits.PRINTED;

    @DisplayName(
            "The odds that people are shown are those of the assault, however many armies fight")
    @ParameterizedTest(name = "{0} against {1}")
    @CsvSource({
        "2, 1",
        "10, 8",
        "255, 255",
        "256, 255",
        "255, 256",
        "300, 320",
        "900, 1000",
        "1, 400"
    })
    void exact(int armies, int defenders) {
        var shown = BlitzOdds.of(armies, defenders, PRINTED).orElseThrow();
        if (armies < 2) {
            assertThat(shown).isEqualTo(new BlitzOdds(0, armies));
            return;
        }
        var odds = Assault.of(armies, defenders).odds();
        assertThat(shown.win()).isCloseTo(odds.win(), within(1e-12));
        assertThat(armies - shown.attackersLeft())
                .isCloseTo(odds.expectedAttackerLosses(), within(1e-9));
    }

    @Test
    @DisplayName("Beyond the most armies that are worked out nothing is guessed")
    void beyond() {
        assertThat(BlitzOdds.of(Assault.MOST_ARMIES + 1, 5, PRINTED)).isEmpty();
        assertThat(BlitzOdds.of(5, Assault.MOST_ARMIES + 1, PRINTED)).isEmpty();
        assertThat(BlitzOdds.inTable(256, 5, PRINTED)).isEmpty();
        assertThat(BlitzOdds.inTable(255, 5, PRINTED)).isPresent();
    }
}
