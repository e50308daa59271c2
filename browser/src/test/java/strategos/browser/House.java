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
        OF_CLASS,
        OWN
    }

    private final Rights rights;
    private final ServerProcess.Luck luck;
    private final List<String> options;
    private final List<Window> windows = new ArrayList<>();
    private @Nullable ExtensionContext context;
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

    /** With a server for the tests of one class, which see what each of them leaves behind. */
    static House ofClass() {
        return new House(Rights.OF_CLASS, ServerProcess.Luck.SEED);
    }

    /** With a server for one test, which may kill it, with more options. */
    static House own(String... options) {
        return new House(Rights.OWN, ServerProcess.Luck.SEED, options);
    }

    /** With a server for one class whose dice nobody can foresee, so that they are sealed. */
    static House sealed() {
        return new House(Rights.OF_CLASS, ServerProcess.Luck.UNKNOWN);
    }

    @Override
    public void beforeEach(ExtensionContext test) {
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MILLIS);
        context = test;
    }

    /** The server, started when a test first asks for it. */
    ServerProcess server() {
        if (server == null) {
            server =
                    switch (rights) {
                        case OWN -> start();
                        case OF_CLASS -> startOnce(classOf(context()));
                        case SHARED -> startOnce(context().getRoot());
                    };
        }
        return server;
    }

    private ServerProcess start() {
        return new ServerProcess(luck, options);
    }

    private ServerProcess startOnce(ExtensionContext users) {
        return users.getStore(Namespace.GLOBAL)
                .computeIfAbsent(rights, _ -> start(), ServerProcess.class);
    }

    private static ExtensionContext classOf(ExtensionContext context) {
        return context.getTestMethod().isEmpty()
                ? context
                : classOf(context.getParent().orElseThrow());
    }

    private ExtensionContext context() {
        return Objects.requireNonNull(context);
    }

    private Chromium chromium() {
        return context()
                .getRoot()
                .getStore(Namespace.GLOBAL)
                .computeIfAbsent(Thread.currentThread(), _ -> new Chromium(), Chromium.class);
    }

    Window window(Device device) {
        return window(device.options());
    }

    Window window(NewContextOptions options) {
        var window = new Window(chromium().browser().newContext(options), server().address());
        windows.add(window);
        return window;
    }

    @Override
    public void afterEach(ExtensionContext test) throws IOException {
        if (server != null && test.getExecutionException().isPresent()) keepEvidence(test);
        windows.forEach(Window::close);
        if (rights == Rights.OWN && server != null) server.close();
    }

    private void keepEvidence(ExtensionContext test) throws IOException {
        var failures = Files.createDirectories(Path.of(System.getProperty("strategos.failures")));
        String name =
                test.getRequiredTestClass().getSimpleName()
                        + "-"
                        + test.getRequiredTestMethod().getName();
        for (int i = 0; i < windows.size(); i++) {
            windows.get(i).photograph(failures.resolve(name + "-" + i + ".png"));
        }
        System.err.println(
                "pictures are in " + failures + ", the server's log is " + server().keepLog());
    }
}
