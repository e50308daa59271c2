package strategos.morris;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import strategos.testkit.TamperedRecords;

class TamperingTest {

    private static final Path FOLDER = Path.of("src", "test", "resources", "golden");

    @DisplayName(
            "A golden record that was tampered with is refused with file, line and reason, or could"
                    + " have been played")
    @ParameterizedTest(name = "{0}")
    @FieldSource("strategos.morris.MorrisPresets#ALL")
    void tampered(Rules rules) throws IOException {
        String record = Files.readString(FOLDER.resolve("1-" + rules.name() + ".match"));
        TamperedRecords.areRefusedOrPlayable(record, (header, _) -> Morris.open(header));
    }
}
