package strategos.maps.picture;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;

/**
 * Boards that are hard to draw, chosen by Jazzer so that they reach code that none reached before.
 */
@Tag("slow")
class PictureFuzzTest {

    @DisplayName("Any board is drawn")
    @FuzzTest(maxDuration = "5s")
    void anyBoard(FuzzedDataProvider data) {
        check(data);
    }

    static void check(FuzzedDataProvider data) {
        var board = NastyBoards.of(bound -> data.consumeInt(0, bound - 1));
        Drawn.check(board, Picture.of(board));
    }
}
