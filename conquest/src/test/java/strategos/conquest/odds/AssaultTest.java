package strategos.conquest.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.battle.DiceLimits;

class AssaultTest {

    @DisplayName("An attack that cannot be made is refused in plain words")
    @Test
    void refusesWhatCannotBe() {
        assertRefused(
                () -> Assault.of(1, 1),
                "an attack needs at least 2 armies, one of which stays behind, not 1");
        assertRefused(() -> Assault.of(5), "an attack needs a territory to attack");
        assertRefused(
                () -> Assault.of(5, 2, 0), "a territory is defended by 1 to 10,000 armies, not 0");
    }

    @DisplayName("An attack too large to be answered soon is refused")
    @Test
    void refusesWhatIsTooLarge() {
        assertRefused(
                () -> Assault.of(10_001, 1),
                "10,001 armies attack; odds are computed for at most 10,000");
        assertRefused(
                () -> Assault.of(5, 9_000, 9_000),
                "18,000 armies defend; odds are computed for at most 10,000");
        List<Integer> everywhere = Collections.nCopies(201, 1);
        assertRefused(
                () -> new Assault(500, everywhere, DiceLimits.PRINTED, StopRule.NEVER),
                "201 territories in a row; odds are computed for at most 200");
    }

    @DisplayName("A stop rule that makes no sense is refused")
    @Test
    void refusesSenselessStopRules() {
        assertRefused(
                () -> new StopRule(0, 0),
                "stop at 0 armies: one army always stays, so the minimum is 1");
        assertRefused(
                () -> new StopRule(1, 40), "stop below odds of 40.0: odds are between 0 and 1");
        assertRefused(
                () -> new StopRule(1, Double.NaN),
                "stop below odds of NaN: odds are between 0 and 1");
    }

    @DisplayName("An attack keeps its own list of defenders")
    @Test
    void keepsItsOwnDefenders() {
        assertThat(Assault.of(9, 3, 2).defenders()).containsExactly(3, 2).isUnmodifiable();
    }

    private static void assertRefused(ThrowingCallable made, String message) {
        assertThatThrownBy(made).isInstanceOf(IllegalArgumentException.class).hasMessage(message);
    }
}
