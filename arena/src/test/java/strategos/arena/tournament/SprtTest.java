package strategos.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.data.Offset.offset;

import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.arena.tournament.Sprt.Hypotheses;
import strategos.arena.tournament.Sprt.Verdict;

class SprtTest {

    private static final int TESTS = 400;

    @Test
    @DisplayName("An Elo difference is a share of wins: that of one among equals at zero")
    void shares() {
        assertThat(Sprt.share(0, 2)).isEqualTo(0.5);
        assertThat(Sprt.share(0, 4)).isEqualTo(0.25);
        assertThat(Sprt.share(200, 2)).isCloseTo(0.7597, offset(0.0001));
        assertThat(Sprt.elo(Sprt.share(35, 3), 3)).isCloseTo(35, offset(1e-9));
    }

    @Test
    @DisplayName("Nothing is decided before the first match, and soon after only wins")
    void first() {
        var sprt = new Sprt(Hypotheses.USUAL, 2);
        assertThat(sprt.verdict()).isEqualTo(Verdict.OPEN);
        sprt.add(1);
        sprt.add(1);
        assertThat(sprt.verdict()).isEqualTo(Verdict.OPEN);
        for (int i = 0; i < 20; i++) sprt.add(1);
        assertThat(sprt.verdict()).isEqualTo(Verdict.YES);
    }

    @Test
    @DisplayName("Nothing but even rotations is an answer: not better")
    void even() {
        var sprt = new Sprt(Hypotheses.USUAL, 2);
        while (sprt.verdict() == Verdict.OPEN) sprt.add(0.5);
        assertThat(sprt.verdict()).isEqualTo(Verdict.NO);
        assertThat(sprt.rotations()).isGreaterThan(10);
    }

    @ParameterizedTest
    @CsvSource({"0, 2, NO", "20, 2, YES", "0, 4, NO", "20, 4, YES"})
    @DisplayName("Bots whose difference is one of the two get the wrong answer in about 5 %")
    void errors(double elo, int seats, Verdict right) {
        var random = new Random(7);
        double share = Sprt.share(elo, seats);
        int wrong = 0;
        for (int test = 0; test < TESTS; test++)
            if (verdict(random, share, seats) != right) wrong++;
        assertThat((double) wrong / TESTS).isLessThan(0.08);
    }

    private static Verdict verdict(Random random, double share, int seats) {
        var sprt = new Sprt(Hypotheses.USUAL, seats);
        while (sprt.verdict() == Verdict.OPEN) {
            double points = 0;
            for (int match = 0; match < seats; match++) if (random.nextDouble() < share) points++;
            sprt.add(points / seats);
        }
        return sprt.verdict();
    }

    @Test
    @DisplayName("Differences that cannot be told apart are refused")
    void refusals() {
        assertThatThrownBy(() -> new Hypotheses(20, 0))
                .hasMessage("a test needs a lower and a higher difference, not 20.0 and 0.0");
        assertThatThrownBy(() -> new Hypotheses(0, Double.NaN)).hasMessageContaining("NaN");
    }
}
