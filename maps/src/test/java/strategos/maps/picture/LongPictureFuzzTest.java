package strategos.maps.picture;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;

/** {@link PictureFuzzTest} for minutes. */
@Tag("long")
class LongPictureFuzzTest {

    @DisplayName("Any board is drawn")
    @FuzzTest(maxDuration = "5m")
    void anyBoard(FuzzedDataProvider data) {
        PictureFuzzTest.check(data);
    }
}
