package strategos.conquest;

import java.io.IOException;
import java.net.URISyntaxException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.testkit.TamperedRecords;

class TamperingTest {

    @DisplayName(
            "A golden record that was tampered with is refused with file, line and reason, or could"
                    + " have been played")
    @ParameterizedTest(name = "{0}")
    @MethodSource("strategos.conquest.GoldenTest#names")
    void tampered(String name) throws IOException, URISyntaxException {
        TamperedRecords.areRefusedOrPlayable(GoldenTest.golden(name).record(), Conquest::open);
    }
}
