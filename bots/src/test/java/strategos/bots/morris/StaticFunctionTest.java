package strategos.bots.morris;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.game.Seed;

class StaticFunctionTest {

    private static long[] keys(int count) {
        return new Seed(count).random().longs().distinct().limit(count).toArray();
    }

    /** The lowest bits of a key are as random as any function of it. */
    private static int value(long key, int bits) {
        return (int) key & (1 << bits) - 1;
    }

    private static byte[] bytes(StaticFunction function) throws IOException {
        var bytes = new ByteArrayOutputStream();
        function.write(new DataOutputStream(bytes));
        return bytes.toByteArray();
    }

    private static StaticFunction read(byte[] bytes) throws IOException {
        return StaticFunction.read(new DataInputStream(new ByteArrayInputStream(bytes)));
    }

    @ParameterizedTest
    @CsvSource({"0,1", "1,16", "2,1", "3,7", "10,5", "100,1", "1000,8", "30000,5", "300000,3"})
    @DisplayName("Every key has its value, also after writing and reading")
    void values(int count, int bits) throws Exception {
        long[] keys = keys(count);
        var function = StaticFunction.of(keys, bits, key -> value(key, bits));
        var again = read(bytes(function));
        for (long key : keys) {
            assertThat(function.of(key)).isEqualTo(value(key, bits));
            assertThat(again.of(key)).isEqualTo(value(key, bits));
        }
    }

    @Test
    @DisplayName("A large function takes an eighth more than the bits of its values")
    void size() throws Exception {
        var function = StaticFunction.of(keys(1_000_000), 4, key -> value(key, 4));
        assertThat(bytes(function).length).isBetween(500_000, 590_000);
    }

    @Test
    @DisplayName("Other keys have arbitrary values: one in 2^n has a given one of n bits")
    void otherKeys() {
        var function = StaticFunction.of(keys(10_000), 4, key -> value(key, 4));
        long[] others = new Seed(1).random().longs(16_000).toArray();
        long hits = Arrays.stream(others).filter(key -> function.of(key) == 5).count();
        assertThat(hits).isBetween(800L, 1200L);
    }

    @Test
    @DisplayName("Keys that occur twice are refused")
    void twice() {
        assertThatThrownBy(() -> StaticFunction.of(new long[] {7, 8, 7}, 1, _ -> 1))
                .hasMessage("a key occurs more than once");
    }

    @Test
    @DisplayName("A damaged header is refused")
    void damaged() throws Exception {
        byte[] good = bytes(StaticFunction.of(keys(100), 4, key -> value(key, 4)));
        for (int at : new int[] {1, 2, 3}) {
            byte[] bad = good.clone();
            bad[at] = 120;
            assertThatThrownBy(() -> read(bad)).isInstanceOf(IOException.class);
        }
    }
}
