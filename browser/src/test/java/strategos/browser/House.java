package strategos.browser;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;

/**
 * A server, and the windows that one test has open at it; after a failure, pictures of them are
 * kept. Matches know nothing of each other, so that all tests can share one server and run at the
 * same time. A browser is driven by one thread only, so each thread has its own.
 */
final class House implements BeforeEachCallback, AfterEachCallback {

    private static final double PATIENCE_MILLIS = 60_000;

    /** Whose server it is. */
    private enum Rights {
        SHARED,
        OWN
    }

    private final Rights rights;
    private final ServerProcess.Luck luck;
    private final List<String> options;
    private final List<Window> windows = new ArrayList<>();
    private @Nullable Chromium chromium;
    private @Nullable ServerProcess server;

    private House(Rights rights, ServerProcess.Luck luck, String... options) {
        this.rights = rights;
        this.luck = luck;
        this.options = List.of(options);
    }

    /** With the server that all tests share. */
    static House shared() {
        return new House(Rights.SHARED, ServerProcess.Luck.SEED);
    }

    /** With a server for one test, which may kill it, with more options. */
    static House own(String... options) {
        return new House(Rights.OWN, ServerProcess.Luck.SEED, options);
    }

    /** With a server for one test whose dice nobody can foresee, so that they are sealed. */
    static House sealed() {
        return new House(Rights.OWN, ServerProcess.Luck.UNKNOWN);
    }

    @Override
    public void beforeEach(ExtensionContext context) {
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MILLIS);
        var store = context.getRoot().getStore(Namespace.GLOBAL);
        chromium =
                store.computeIfAbsent(Thread.currentThread(), _ -> new Chromium(), Chromium.class);
        server =
                switch (rights) {
                    case OWN -> new ServerProcess(luck, options);
                    case SHARED ->
                            store.computeIfAbsent(
                                    ServerProcess.class,
                                    _ -> new ServerProcess(luck, options),
                                    ServerProcess.class);
                };
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
        if (context.getExecutionException().isPresent()) keepEvidence(context);
        windows.forEach(Window::close);
        if (rights == Rights.OWN) server().close();
    }

    private void keepEvidence(ExtensionContext context) throws IOException {
        var failures = Files.createDirectories(Path.of(System.getProperty("strategos.failures")));
        String name =
                context.getRequiredTestClass().getSimpleName()
                        + "-"
                        + context.getRequiredTestMethod().getName();
        for (int i = 0; i < windows.size(); i++) {
            windows.get(i).photograph(failures.resolve(name + "-" + i + ".png"));
        }
        System.err.println(
                "pictures are in " + failures + ", the server's log is " + server().keepLog());
    }
}
