package strategos.terminal.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class ColumnLayoutTest {

    private static final List<List<String>> BLOCKS =
            List.of(List.of("aaa", "a"), List.of("bbb", "b"), List.of("ccc", "c"));

    @Test
    @DisplayName("Blocks fill as many columns as fit, about as high as each other")
    void fits() {
        assertThat(ColumnLayout.fit(BLOCKS, 1, 11)).containsExactly("aaa bbb ccc", "a   b   c");
        assertThat(ColumnLayout.fit(BLOCKS, 1, 10)).containsExactly("aaa ccc", "a   c", "bbb", "b");
        assertThat(ColumnLayout.fit(BLOCKS, 1, 5)).hasSize(6);
    }

    @Test
    @DisplayName("Fewer columns than asked for are none")
    void fewest() {
        assertThat(ColumnLayout.fit(BLOCKS, 3, 1, 10)).isEmpty();
        assertThat(ColumnLayout.fit(BLOCKS, 3, 1, 11)).isPresent();
    }
}
