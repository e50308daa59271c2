package strategos.wire.typescript;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class TypeScriptTest {

    private static final Path FILE = Path.of("..", "web", "src", "wire", "types.ts");

    @DisplayName("The browser's types are those of the Java records")
    @Test
    void isFresh() throws IOException {
        if (Boolean.getBoolean("types.write")) {
            Files.createDirectories(FILE.getParent());
            Files.writeString(FILE, TypeScript.text());
        }
        assertThat(Files.readString(FILE))
                .as("web/src/wire/types.ts is stale: run scripts/types and commit what it writes")
                .isEqualTo(TypeScript.text());
    }
}
