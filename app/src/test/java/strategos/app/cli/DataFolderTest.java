package strategos.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class DataFolderTest {

    @Test
    @DisplayName("The folder is .strategos at home, where the shell says that home is")
    void home() {
        assertThat(DataFolder.standard(Map.of("HOME", "/home/ann")))
                .isEqualTo(Path.of("/home/ann/.strategos"));
        assertThat(DataFolder.standard(Map.of("HOME", " ")))
                .isEqualTo(Path.of(System.getProperty("user.home"), ".strategos"));
    }

    @Test
    @DisplayName("STRATEGOS_DATA names another")
    void named() {
        assertThat(DataFolder.standard(Map.of("HOME", "/home/ann", "STRATEGOS_DATA", "/games")))
                .isEqualTo(Path.of("/games"));
    }
}
