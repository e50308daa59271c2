package strategos.bots.conquest.planner;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.bots.conquest.ConquestBots;
import strategos.bots.conquest.value.WinChances;
import strategos.conquest.Conquest;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.move.Move.Done;
import strategos.conquest.move.Move.Place;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.state.Stage;
import strategos.game.Seed;

@DisplayName("The dice of rollouts")
class LuckCorrectionTest {

    private static Candidate candidate() {
        var game = new Conquest(ConquestPresets.MODERN, ConquestBoards.world(), 3);
        return new Candidate(new Done(), ConquestBots.BALANCED.make(game, new Seed(1)));
    }

    @Test
    @DisplayName("are the same for every candidate")
    void same() {
        var dice = new QuasiRandom(new Seed(5));
        dice.of(3);
        var first = numbers(dice);
        assertThat(numbers(dice.again())).isEqualTo(first);
        assertThat(numbers(dice.of(4))).doesNotContainAnyElementsOf(first);
    }

    private static List<Long> numbers(QuasiRandom dice) {
        return LongStream.generate(dice::nextLong).limit(200).boxed().toList();
    }

    @Test
    @DisplayName("are spread evenly over all rollouts: 16 rollouts have 16 different sixteenths")
    void spread() {
        var dice = new QuasiRandom(new Seed(6));
        for (int roll = 0; roll < 100; roll++) {
            int skipped = roll;
            assertThat(IntStream.range(0, 16).map(each -> sixteenth(dice.of(each), skipped)))
                    .as("roll %d", roll)
                    .doesNotHaveDuplicates();
        }
    }

    private static int sixteenth(QuasiRandom dice, int skipped) {
        for (int i = 0; i < skipped; i++) dice.nextInt();
        return dice.nextInt() >>> 28;
    }

    @Test
    @DisplayName("bring no luck on average")
    void luck() {
        var game = new Conquest(ConquestPresets.MODERN, ConquestBoards.world(), 3);
        var state = game.start();
        var random = new Seed(1).random();
        while (state.stage() != Stage.REINFORCE) game.simulation().roll(state, random);
        int seat = state.seat();
        var policy = ConquestBots.HUNTER.make(game, new Seed(2));
        var rollout = new Rollout(game, seat, WinChances.shipped(game), policy);
        var candidate = new Candidate(new Place(state.holding(seat, 0), state.left()), policy);
        double sum = 0;
        double squares = 0;
        int rollouts = 4_000;
        for (int i = 0; i < rollouts; i++) {
            rollout.play(state, candidate, new Seed(i).random());
            sum += rollout.luck();
            squares += rollout.luck() * rollout.luck();
        }
        double error = Math.sqrt(squares) / rollouts;
        assertThat(squares / rollouts).isGreaterThan(0.5);
        assertThat(sum / rollouts).isCloseTo(0, within(4 * error));
    }

    @Test
    @DisplayName("do not decide between candidates")
    void correction() {
        var lucky = candidate();
        var better = candidate();
        for (int i = -3; i <= 3; i++) {
            lucky.add(0.4 + 0.1 * (i + 2), i + 2);
            better.add(0.5 + 0.1 * (i - 1), i - 1);
        }
        assertThat(lucky.isBetterThan(better)).isTrue();
        LuckCorrection.apply(List.of(lucky, better));
        assertThat(lucky.mean()).isCloseTo(0.4, within(1e-9));
        assertThat(better.mean()).isCloseTo(0.5, within(1e-9));
        assertThat(better.isBetterThan(lucky)).isTrue();
    }

    @Test
    @DisplayName("change nothing where no dice were rolled")
    void settled() {
        var quiet = candidate();
        quiet.add(0.7, 0);
        LuckCorrection.apply(List.of(quiet));
        assertThat(quiet.mean()).isEqualTo(0.7);
    }
}
