package strategos.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

@DisplayName("A browser with the service worker of the client")
class NewVersionTest {

    @RegisterExtension private final House house = House.shared();
    @RegisterExtension private final House renewed = House.own();

    @Test
    @DisplayName("says when the server cannot be reached, and gets a new version at the next load")
    void newVersion() {
        var window = renewed.window(Device.DESK);
        var page = window.page();
        page.clock().install();
        window.open("/");
        page.clock().runFor("00:10");
        page.waitForFunction("() => navigator.serviceWorker.controller !== null");
        String before = window.get("/");

        renewed.server().kill();
        page.reload();
        assertThat(page.getByText("Cannot reach the server")).isVisible();

        renewed.server()
                .replace(
                        "index.html",
                        before.replace(
                                "</head>", "<meta name=\"version\" content=\"next\" /></head>"));
        renewed.server().startAgain();
        page.reload();
        assertThat(page.locator("meta[name=version]")).hasAttribute("content", "next");
        assertThat(page.getByText("Play").first()).isVisible();
    }

    @Test
    @DisplayName("can install the client: its manifest names icons that exist")
    void manifest() {
        var window = house.window(Device.DESK);
        var page = window.page();
        window.open("/");
        Object sizes =
                page.evaluate(
                        """
                        async () => {
                            const address = document.querySelector('link[rel=manifest]').href;
                            const { icons } = await (await fetch(address)).json();
                            const size = async ({ src }) => {
                                const icon = new Image();
                                icon.src = src;
                                await icon.decode();
                                return icon.naturalWidth + 'x' + icon.naturalHeight;
                            };
                            return (await Promise.all(icons.map(size))).join() + ' '
                                + icons.map(({ sizes }) => sizes).join();
                        }""");
        assertThat(sizes).isEqualTo("192x192,512x512,512x512 192x192,512x512,512x512");
        assertThat(window.troubles()).isEmpty();
    }
}
