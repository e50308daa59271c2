package strategos.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * A server that all tests of a class share, from before the first of them to after the last.
 * Matches and guests know nothing of each other, so tests do not meet there.
 */
final class SharedServer implements BeforeAllCallback, AfterAllCallback {

    private @Nullable Path data;
    private @Nullable Server server;

    @Override
    public void beforeAll(ExtensionContext context) throws Exception {
        data = Files.createTempDirectory("strategos");
        server = TestServer.start(data);
    }

    int port() {
        return Objects.requireNonNull(server).port();
    }

    @Override
    public void afterAll(ExtensionContext context) throws IOException {
        if (server != null) server.close();
        try (var files = Files.walk(Objects.requireNonNull(data))) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
        }
    }
}
