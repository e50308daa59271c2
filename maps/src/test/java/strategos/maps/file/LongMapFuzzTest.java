package strategos.maps.file;

import com.code_intelligence.jazzer.junit.FuzzTest;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import strategos.game.NotationException;

/** {@link MapFuzzTest} for minutes. */
@Tag("long")
class LongMapFuzzTest {

    @DisplayName("Any bytes are a board that survives every format, or have faults that are named")
    @FuzzTest(maxDuration = "5m")
    void anyBytes(byte[] bytes) throws NotationException {
        MapFuzzTest.check(bytes);
    }
}
