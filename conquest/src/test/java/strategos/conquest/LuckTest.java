package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.luck.LuckMeter;
import strategos.conquest.luck.NotedAttack;
import strategos.conquest.move.StandingDefence;
import strategos.conquest.rules.ConquestPresets;

/** What the dice gave each seat, compared with the exact odds. docs/rules/odds.md#luck */
class LuckTest {

    private static final Offset<Double> EXACT = within(1e-12);

    private final LuckMeter meter = new LuckMeter(3);

    private Play attack(int armies, int kamchatka) {
        return Position.of(ConquestPresets.CLASSIC, 3)
                .holds(0, "Alaska " + armies + ", Brazil 1")
                .holds(2, "Kamchatka " + kamchatka + ", Japan 2")
                .holdsTheRest(1)
                .stands(2, StandingDefence.ALWAYS_TWO)
                .attacks(0)
                .measuredBy(meter);
    }

    private static int territory(String name) {
        return SampleBoards.territory(ConquestBoards.world(), name);
    }

    @Test
    @DisplayName("Three dice against two cost 7161 attackers and 8391 defenders in 7776 rounds")
    void oneRound() {
        attack(9, 9).move("attack Alaska Kamchatka 3").dice("6 5 1 - 4 4");

        var attacker = meter.report().seats().get(0);
        assertThat(attacker.rolls()).isEqualTo(1);
        assertThat(attacker.lost()).isZero();
        assertThat(attacker.killed()).isEqualTo(2);
        assertThat(attacker.expectedLost()).isEqualTo(7161 / 7776.0, EXACT);
        assertThat(attacker.expectedKilled()).isEqualTo(8391 / 7776.0, EXACT);
        assertThat(attacker.luck()).isEqualTo(2 - 1230 / 7776.0, EXACT);
        double variance = 4 * 5165 / 7776.0 - Math.pow(1230 / 7776.0, 2);
        assertThat(attacker.deviation()).isEqualTo(Math.sqrt(variance), EXACT);
        assertThat(attacker.oneIn()).isCloseTo(7.8, within(0.05));

        var defender = meter.report().seats().get(2);
        assertThat(defender.luck()).isEqualTo(-attacker.luck(), EXACT);
        assertThat(defender.deviation()).isEqualTo(attacker.deviation(), EXACT);
        assertThat(defender.oneIn()).isEqualTo(attacker.oneIn(), EXACT);
    }

    @Test
    @DisplayName("A seat that did not fight has average luck")
    void nobodyFought() {
        attack(9, 9).move("attack Alaska Kamchatka 3").dice("6 5 1 - 4 4");

        var bystander = meter.report().seats().get(1);
        assertThat(bystander.rolls()).isZero();
        assertThat(bystander.luck()).isZero();
        assertThat(bystander.oneIn()).isCloseTo(2, within(1e-6));
    }

    @Test
    @DisplayName("Variances add up: as lucky as 1 match in 40 is 1.96 standard deviations")
    void unusual() {
        var play = attack(40, 40);
        for (int i = 0; i < 4; i++) play.move("attack Alaska Kamchatka 3").dice("6 6 1 - 1 1");

        var luck = meter.report().seats().get(0);
        double deviation = Math.sqrt(4 * (4 * 5165 / 7776.0 - Math.pow(1230 / 7776.0, 2)));
        assertThat(luck.deviation()).isEqualTo(deviation, EXACT);
        double score = (8 - 4 * 1230 / 7776.0) / deviation;
        assertThat(score).isCloseTo(2.2706, within(1e-4));
        assertThat(luck.oneIn()).isCloseTo(1 / 0.011585, within(0.05));
    }

    @Test
    @DisplayName("Luck that never happens is called one in a billion")
    void impossible() {
        var play = attack(4_000, 4_000);
        for (int i = 0; i < 1_500; i++) play.move("attack Alaska Kamchatka 3").dice("6 6 1 - 1 1");

        assertThat(meter.report().seats().get(0).oneIn()).isEqualTo(1e9);
    }

    @Test
    @DisplayName("A conquest against long odds is noted with the odds at its beginning")
    void longOddsWon() {
        attack(2, 2)
                .move("attack Alaska Kamchatka 1")
                .dice("6 - 5 5")
                .move("attack Alaska Kamchatka 1")
                .dice("6 - 5");

        var report = meter.report();
        assertThat(report.won())
                .singleElement()
                .isEqualTo(
                        new NotedAttack(
                                0,
                                2,
                                territory("Alaska"),
                                territory("Kamchatka"),
                                2,
                                2,
                                report.won().getFirst().chance(),
                                1,
                                1));
        assertThat(report.won().getFirst().chance().win()).isEqualTo(55 / 216.0 * 15 / 36.0, EXACT);
        assertThat(report.lost()).isEmpty();
    }

    @Test
    @DisplayName("An attack that is spent, or stopped when it has become unlikely, is lost")
    void shortOddsLost() {
        var play = attack(5, 2).move("attack Alaska Kamchatka 3").dice("1 1 1 - 6 6");
        assertThat(meter.report().lost()).as("3 against 2").hasSize(1);
        assertThat(meter.report().lost().getFirst().chance().win()).isCloseTo(0.7855, within(5e-5));

        play.move("attack Alaska Kamchatka 2").dice("1 1 - 6 6");
        assertThat(meter.report().lost()).as("still one attack").hasSize(1);
        assertThat(meter.report().lost().getFirst().step()).isEqualTo(1);
    }

    @Test
    @DisplayName("An attacker who stops while ahead has lost nothing")
    void stoppedWhileAhead() {
        attack(20, 3).move("attack Alaska Kamchatka 3").dice("1 1 1 - 6 6").move("done");

        assertThat(meter.report().lost()).isEmpty();
        assertThat(meter.report().won()).isEmpty();
    }

    @Test
    @DisplayName("What was likely is not noted")
    void likely() {
        attack(9, 1).move("attack Alaska Kamchatka 3").dice("6 6 6 - 1");

        assertThat(meter.report().won()).isEmpty();
        assertThat(meter.report().lost()).isEmpty();
    }
}
