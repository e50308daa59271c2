package strategos.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Playwright;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The browser of this machine, started once for all tests of a thread. */
final class Chromium implements AutoCloseable {

    private static final List<String> NAMES =
            List.of(
                    "chromium-headless-shell",
                    "chromium",
                    "chromium-browser",
                    "google-chrome",
                    "google-chrome-stable");

    /**
     * Every window would start processes for the suggestions of an address bar that nobody sees.
     * The last list of features is the one that counts, so this repeats those that Playwright
     * leaves out.
     */
    private static final String WITHOUT_ADDRESS_BAR =
            "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,"
                    + "AvoidUnnecessaryBeforeUnloadCheckSync,BoundaryEventDispatchTracksNodeRemoval,"
                    + "DestroyProfileOnBrowserClose,DialMediaRouteProvider,GlobalMediaControls,"
                    + "HttpsUpgrades,LensOverlay,MediaRouter,PaintHolding,"
                    + "ThirdPartyStoragePartitioning,BlockOriginHeaderModificationOnRedirect,"
                    + "Translate,OptimizationHints";

    private final Playwright playwright;
    private final Browser browser;

    Chromium() {
        var environment =
                Map.of(
                        "PLAYWRIGHT_NODEJS_PATH",
                        onPath(List.of("node")).toString(),
                        "PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD",
                        "1");
        playwright = Playwright.create(new Playwright.CreateOptions().setEnv(environment));
        browser =
                playwright
                        .chromium()
                        .launch(
                                new LaunchOptions()
                                        .setExecutablePath(executable())
                                        .setArgs(List.of(WITHOUT_ADDRESS_BAR))
                                        .setChromiumSandbox(!isRoot()));
    }

    Browser browser() {
        return browser;
    }

    @Override
    public void close() {
        playwright.close();
    }

    private static Path executable() {
        return Optional.ofNullable(System.getenv("CHROMIUM"))
                .map(Path::of)
                .orElseGet(() -> onPath(NAMES));
    }

    /** Root has no sandbox: Chromium refuses to start with one. */
    private static boolean isRoot() {
        return System.getProperty("user.name").equals("root");
    }

    private static Path onPath(List<String> names) {
        return Stream.of(System.getenv("PATH").split(":"))
                .flatMap(folder -> names.stream().map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(
                        () ->
                                new AssertionError(
                                        "none of these is installed: "
                                                + names
                                                + "; ./verify installs Chromium, or say where it is:"
                                                + " CHROMIUM"));
    }
}
