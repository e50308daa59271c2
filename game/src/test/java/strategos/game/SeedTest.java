package strategos.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.game.Chance.Dice;
import strategos.game.Chance.Uniform;
import strategos.game.Chance.Weighted;

/** Seeds, the numbers that come of them, and what is drawn with those. */
class SeedTest {

    @DisplayName("The same name gives the same child, another name another")
    @Test
    void children() {
        var match = new Seed(7);
        assertThat(match.child("chance")).isEqualTo(match.child("chance"));
        assertThat(match.child("chance")).isNotEqualTo(match.child("seat 1"));
        assertThat(match.child("chance")).isNotEqualTo(new Seed(8).child("chance"));
        assertThat(match.child(3)).isEqualTo(match.child("3"));
        var children = IntStream.range(0, 10_000).mapToObj(match::child);
        assertThat(children.distinct()).hasSize(10_000);
    }

    @DisplayName("One who draws more numbers never shifts another's")
    @Test
    void childrenAreIndependent() {
        var match = new Seed(7);
        var greedy = match.child("seat 1").random();
        for (int i = 0; i < 1_000; i++) greedy.nextLong();
        assertThat(match.child("chance").random().nextLong())
                .isEqualTo(new Seed(7).child("chance").random().nextLong());
    }

    @DisplayName("A seed gives the same numbers for ever, on every machine")
    @Test
    void numbersAreFixed() {
        var random = new SplitMix(0);
        assertThat(List.of(random.nextLong(), random.nextLong(), random.nextLong()))
                .as("the first numbers of SplitMix64, as published")
                .containsExactly(0xE220A8397B1DCDAFL, 0x6E789E6AA1B965F4L, 0x06C45D188009454FL);
    }

    @DisplayName("Numbers below a bound are all met, about equally often")
    @Test
    void boundedNumbers() {
        var random = new Seed(1).random();
        int[] counts = new int[7];
        for (int i = 0; i < 70_000; i++) counts[random.nextInt(7)]++;
        assertThat(counts)
                .satisfies(
                        each -> {
                            for (int count : each) assertThat(count).isBetween(9_500, 10_500);
                        });
        assertThatIllegalArgumentException().isThrownBy(() -> random.nextInt(0));
    }

    @DisplayName("A chance says how many outcomes it has, and draws all of them and no other")
    @Test
    void chances() {
        assertThat(new Dice(3, 2).outcomes()).isEqualTo(7_776);
        var random = new Seed(2).random();
        for (Chance chance :
                List.of(new Dice(1, 1), new Uniform(44), new Weighted(List.of(3, 1, 2)))) {
            var drawn = IntStream.generate(() -> chance.draw(random)).limit(5_000).boxed();
            assertThat(drawn.distinct().sorted())
                    .containsExactlyElementsOf(
                            IntStream.range(0, chance.outcomes()).boxed().toList());
        }
    }

    @DisplayName("What has weight 0 is never drawn")
    @Test
    void weights() {
        var chance = new Weighted(List.of(0, 5, 0, 1, 0));
        var random = new Seed(3).random();
        assertThat(IntStream.generate(() -> chance.draw(random)).limit(1_000)).containsOnly(1, 3);
    }

    @DisplayName("Chances that cannot be are refused")
    @Test
    void impossibleChances() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Uniform(0));
        assertThatIllegalArgumentException().isThrownBy(() -> new Dice(0, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> new Dice(6, 6));
        assertThatIllegalArgumentException().isThrownBy(() -> new Weighted(List.of(0, 0)));
        assertThatIllegalArgumentException().isThrownBy(() -> new Weighted(List.of(1, -1)));
    }
}
