package strategos.browser;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;

/**
 * A server for one test, and the windows open at it; after a failure, pictures of them are kept.
 */
final class House implements BeforeEachCallback, AfterEachCallback {

    private static final double PATIENCE_MILLIS = 30_000;

    private final List<Window> windows = new ArrayList<>();
    private @Nullable Chromium chromium;
    private @Nullable ServerProcess server;
    private @Nullable Path folder;

    @Override
    public void beforeEach(ExtensionContext context) throws IOException {
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MILLIS);
        chromium =
                context.getRoot()
                        .getStore(Namespace.GLOBAL)
                        .computeIfAbsent(Chromium.class, _ -> new Chromium(), Chromium.class);
        String name = context.getRequiredTestMethod().getName();
        folder = Files.createTempDirectory("strategos-" + name);
        server = new ServerProcess(folder);
    }

    ServerProcess server() {
        return Objects.requireNonNull(server);
    }

    Window window(Device device) {
        return window(device.options());
    }

    Window window(NewContextOptions options) {
        var browser = Objects.requireNonNull(chromium).browser();
        var window = new Window(browser.newContext(options), server().address());
        windows.add(window);
        return window;
    }

    @Override
    public void afterEach(ExtensionContext context) throws IOException {
        boolean hasFailed = context.getExecutionException().isPresent();
        if (hasFailed) keepEvidence(context);
        windows.forEach(Window::close);
        server().close();
        if (!hasFailed) delete(Objects.requireNonNull(folder));
    }

    private void keepEvidence(ExtensionContext context) throws IOException {
        var failures = Files.createDirectories(Path.of(System.getProperty("strategos.failures")));
        String name = context.getRequiredTestMethod().getName();
        for (int i = 0; i < windows.size(); i++) {
            windows.get(i).photograph(failures.resolve(name + "-" + i + ".png"));
        }
        System.err.println(
                "pictures are in " + failures + ", the server's log is " + server().log());
    }

    private static void delete(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
        }
    }
}
