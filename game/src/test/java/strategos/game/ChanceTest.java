package strategos.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.game.Chance.Binomial;
import strategos.game.Chance.Dice;
import strategos.game.Chance.Uniform;
import strategos.game.Chance.Weighted;

class ChanceTest {

    @DisplayName("A chance allows what nature can bring, and nothing else")
    @Test
    void allows() {
        assertThat(allowed(new Uniform(3))).containsExactly(0, 1, 2);
        assertThat(allowed(new Dice(1, 1))).hasSize(36);
        assertThat(allowed(new Binomial(2, 60))).containsExactly(0, 1, 2);
        assertThat(allowed(new Binomial(2, 0))).containsExactly(0);
        assertThat(allowed(new Binomial(2, 100))).containsExactly(2);
        assertThat(allowed(new Weighted(List.of(0, 3, 0, 1)))).containsExactly(1, 3);
    }

    private static List<Integer> allowed(Chance chance) {
        return IntStream.range(-2, 50).filter(chance::allows).boxed().toList();
    }
}
