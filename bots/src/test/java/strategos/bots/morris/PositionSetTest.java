package strategos.bots.morris;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.game.Seed;

class PositionSetTest {

    private static final int PARTS = 40;
    private static final int MOST = 300;

    @ParameterizedTest(name = "numbers up to {0}")
    @ValueSource(longs = {1, 100, 10_000, Long.MAX_VALUE})
    @DisplayName("A set has every number once, in ascending order")
    void all(long most) {
        var random = new Seed(most).random();
        var expected = new TreeSet<Long>();
        var set = new PositionSet();
        for (int part = 0; part < PARTS; part++) {
            long[] some = random.longs(random.nextInt(MOST), 0, most).toArray();
            set.addAll(some);
            Arrays.stream(some).forEach(expected::add);
        }
        assertThat(set.toArray()).containsExactly(expected.toArray(Long[]::new));
    }
}
