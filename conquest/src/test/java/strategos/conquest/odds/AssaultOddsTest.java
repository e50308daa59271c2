package strategos.conquest.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.conquest.battle.DiceLimits;

class AssaultOddsTest {

    private static final Offset<Double> EXACTLY = within(1e-12);

    /**
     * J. Osborne, Markov Chains for the RISK Board Game Revisited (2003), which does not count the
     * army that stays.
     */
    @DisplayName("The odds of small battles are the published ones")
    @ParameterizedTest(name = "{0} attacking {1}: {2}")
    @CsvSource({
        "1, 1, 0.417", "1, 2, 0.106", "1, 3, 0.027", "1, 4, 0.007", "1, 5, 0.002",
        "2, 1, 0.754", "2, 2, 0.363", "2, 3, 0.206", "2, 4, 0.091", "2, 5, 0.049",
        "3, 1, 0.916", "3, 2, 0.656", "3, 3, 0.470", "3, 4, 0.315", "3, 5, 0.206",
        "4, 1, 0.972", "4, 2, 0.785", "4, 3, 0.642", "4, 4, 0.477", "4, 5, 0.359",
        "5, 1, 0.990", "5, 2, 0.890", "5, 3, 0.769", "5, 4, 0.638", "5, 5, 0.506",
    })
    void publishedOdds(int attacking, int defending, double published) {
        double odds = Assault.of(attacking + 1, defending).odds().win();
        assertThat(odds).isCloseTo(published, within(0.0005));
    }

    @DisplayName("Every ending agrees with rational arithmetic")
    @ParameterizedTest
    @MethodSource("assaults")
    void agreesWithRationalArithmetic(Assault assault) {
        Map<RationalAssault.End, Ratio> ends = RationalAssault.ends(assault);
        List<Survivors> endings = assault.odds().endings();
        for (int taken = 0; taken < endings.size(); taken++) {
            int territories = taken;
            double[] attackers = new double[assault.armies() + 1];
            double[] defenders = new double[assault.allDefenders() + 1];
            ends.forEach(
                    (end, chance) -> {
                        if (end.taken() == territories) {
                            attackers[end.attackers()] += chance.value();
                            defenders[end.defenders()] += chance.value();
                        }
                    });
            assertSame(endings.get(taken).attackers(), attackers);
            assertSame(endings.get(taken).defenders(), defenders);
        }
    }

    static List<Assault> assaults() {
        Assault battle = Assault.of(14, 11);
        Assault chain = Assault.of(20, 8, 3, 2);
        return List.of(
                Assault.of(2, 1),
                Assault.of(2, 30),
                Assault.of(30, 1),
                battle,
                Assault.of(40, 40),
                battle.withDice(new DiceLimits(3, 1)),
                battle.withDice(new DiceLimits(1, 2)),
                battle.withDice(new DiceLimits(2, 1)),
                battle.withDice(new DiceLimits(3, 3)),
                battle.withStop(new StopRule(4, 0)),
                battle.withStop(new StopRule(1, 0.4)),
                battle.withStop(new StopRule(3, 0.25)),
                battle.withStop(new StopRule(14, 0)),
                battle.withStop(new StopRule(1, 0.99)),
                chain,
                Assault.of(12, 1, 1, 1, 1, 1),
                Assault.of(3, 1, 1, 1, 1, 1),
                chain.withDice(new DiceLimits(3, 1)),
                chain.withStop(new StopRule(5, 0)),
                chain.withStop(new StopRule(1, 0.5)),
                chain.withStop(new StopRule(4, 0.6)));
    }

    @DisplayName("A thousand against a thousand is within 1e-12 of a calculation in 40 digits")
    @Test
    void largeBattlesKeepTheirDigits() {
        DecimalBattle reference = new DecimalBattle(1000, 1000);
        AssaultOdds odds = Assault.of(1000, 1000).odds();
        assertSame(odds.ifWon().attackers(), reference.conquered());
        assertSame(odds.endings().getFirst().defenders(), reference.held());
    }

    @DisplayName("The largest battle that is answered still adds up")
    @Test
    void largestBattleAddsUp() {
        AssaultOdds odds = Assault.of(Assault.MOST_ARMIES, Assault.MOST_ARMIES).odds();
        assertThat(odds.inAnyCase().attackers().total()).isCloseTo(1, EXACTLY);
        assertThat(odds.inAnyCase().defenders().total()).isCloseTo(1, EXACTLY);
    }

    @DisplayName("Expected losses are what is missing on each side in the end")
    @Test
    void expectedLosses() {
        AssaultOdds odds = Assault.of(3, 1).odds();
        double firstLost = 91 / 216.0;
        double bothLost = firstLost * 21 / 36.0;
        assertThat(odds.expectedAttackerLosses()).isCloseTo(firstLost + bothLost, EXACTLY);
        assertThat(odds.expectedDefenderLosses()).isCloseTo(1 - bothLost, EXACTLY);
    }

    @DisplayName("A chain is its battles one after the other, all armies but one moving on")
    @Test
    void chainIsItsBattles() {
        Distribution afterFirst = Assault.of(9, 4).odds().ifWon().attackers();
        double win = 0;
        for (int left = afterFirst.least(); left <= afterFirst.most(); left++) {
            if (left - 1 >= 2) {
                win += afterFirst.chance(left) * Assault.of(left - 1, 3).odds().win();
            }
        }
        AssaultOdds chain = Assault.of(9, 4, 3).odds();
        assertThat(chain.win()).isCloseTo(win, EXACTLY);
        assertThat(chain.takingAtLeast(1)).isCloseTo(afterFirst.total(), EXACTLY);
        assertThat(chain.takingAtLeast(0)).isCloseTo(1, EXACTLY);
    }

    @DisplayName("Stopping at 4 armies ends a lost attack with 4 or, after losing two at once, 3")
    @Test
    void stopAtArmies() {
        AssaultOdds odds = Assault.of(12, 10).withStop(new StopRule(4, 0)).odds();
        Distribution stopped = odds.endings().getFirst().attackers();
        assertThat(stopped.least()).isEqualTo(3);
        assertThat(stopped.most()).isEqualTo(4);
        assertThat(odds.ifWon().attackers().least()).isEqualTo(5);
    }

    @DisplayName("Along a chain, stopping counts the armies on the territory attacked from")
    @Test
    void stopAtArmiesAlongAChain() {
        AssaultOdds odds = Assault.of(8, 1, 1).withStop(new StopRule(6, 0)).odds();
        double won = 855 / 1296.0;
        double lost = 1 - won;
        Survivors afterOne = odds.endings().get(1);
        assertThat(odds.win()).isCloseTo(won * won, EXACTLY);
        assertThat(afterOne.attackers().least()).isEqualTo(6 + 1);
        assertThat(afterOne.chance()).isCloseTo(lost * won + won * lost, EXACTLY);
        assertThat(odds.endings().getFirst().chance()).isCloseTo(lost * lost, EXACTLY);
    }

    @DisplayName("An attack whose odds are too low from the start does not begin")
    @Test
    void stopBelowOddsBeforeTheFirstRound() {
        AssaultOdds odds = Assault.of(5, 9).withStop(new StopRule(1, 0.5)).odds();
        assertThat(odds.win()).isZero();
        assertThat(odds.inAnyCase().attackers().chance(5)).isEqualTo(1);
        assertThat(odds.expectedDefenderLosses()).isZero();
    }

    @DisplayName("Along a chain, stopping looks at the odds of taking all that is left of it")
    @Test
    void stopBelowOddsLooksAtTheWholeChain() {
        StopRule half = new StopRule(1, 0.5);
        assertThat(Assault.of(6, 2).withStop(half).odds().win()).isPositive();
        AssaultOdds hopeless = Assault.of(6, 2, 20).withStop(half).odds();
        assertThat(hopeless.endings().getFirst().chance()).isEqualTo(1);
    }

    @DisplayName("More armies raise the odds, more defenders lower them")
    @Test
    void oddsAreMonotone() {
        for (int armies = 2; armies <= 20; armies++) {
            for (int defenders = 1; defenders <= 20; defenders++) {
                double win = Assault.of(armies, defenders).odds().win();
                assertThat(Assault.of(armies + 1, defenders).odds().win()).isGreaterThan(win);
                assertThat(Assault.of(armies, defenders + 1).odds().win()).isLessThan(win);
            }
        }
    }

    private static void assertSame(Distribution actual, double[] expected) {
        for (int armies = 0; armies < expected.length; armies++) {
            assertThat(actual.chance(armies))
                    .as("%d armies", armies)
                    .isCloseTo(expected[armies], EXACTLY);
        }
        assertThat(actual.least()).isGreaterThanOrEqualTo(0);
        assertThat(actual.most()).isLessThan(expected.length);
    }
}
