package strategos.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.LoadState;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

@DisplayName("The client in German")
class GermanTest {

    /** Words that no German text has, and hardly an English one is without. */
    private static final Pattern ENGLISH =
            Pattern.compile("\\b(the|you|your|and|with|not|for|this)\\b", Pattern.CASE_INSENSITIVE);

    private static final List<String> PAGES =
            List.of(
                    "/",
                    "/new",
                    "/lobby",
                    "/account",
                    "/settings",
                    "/players",
                    "/boards",
                    "/studio",
                    "/how",
                    "/how/modern",
                    "/how/warzone",
                    "/how/economy",
                    "/how/morris",
                    "/nowhere");

    private static final String IS_TOO_WIDE =
            "() => document.documentElement.scrollWidth > innerWidth";

    @RegisterExtension private final House house = House.shared();

    @Test
    @DisplayName("has no English sentence on its pages, which fit a small phone")
    void pages() {
        var window = german(Device.SMALL_PHONE);
        var page = window.page();
        for (String path : PAGES) {
            window.open(path);
            assertThat(page.locator("h1").first()).isVisible();
            page.waitForLoadState(LoadState.NETWORKIDLE);
            assertThat(page.locator("html")).hasAttribute("lang", "de");
            assertGerman(page);
            if (Variants.areAll()) assertThat(Barriers.on(page)).as(path).isEmpty();
            assertThat(page.evaluate(IS_TOO_WIDE)).as(path).isEqualTo(false);
        }
    }

    private static void assertGerman(Page page) {
        assertThat(page.locator("body").innerText()).as(page.url()).doesNotContainPattern(ENGLISH);
    }

    @Test
    @DisplayName("is chosen in the settings, and stays after a reload")
    void settings() {
        var window = german(Device.LAPTOP);
        var page = window.page();
        page.reload();
        assertThat(page.getByRole(AriaRole.HEADING, level(1))).hasText("Einstellungen");
        page.getByText("English", exact()).click();
        assertThat(page.getByRole(AriaRole.HEADING, level(1))).hasText("Settings");
        assertThat(window.troubles()).isEmpty();
    }

    @Test
    @DisplayName("tells a match in German, from the first click to the log")
    void match() {
        var window = german(Device.LAPTOP);
        var page = window.page();
        window.open("/match/" + window.make(NewGame.morris()));
        assertThat(page.getByText("Setz einen Stein").first()).isVisible();
        page.locator(".point.place .reach").first().click();
        page.waitForSelector(".point.place");
        assertThat(page.locator("aside")).containsText("Verlauf");
        assertThat(page.locator("aside")).containsText("beginnt");
        assertGerman(page);
        assertThat(window.troubles()).isEmpty();
    }

    @Test
    @DisplayName(
            "translates what the server says: refusals, descriptions and why rules exclude others")
    void sentences() {
        var window = german(Device.LAPTOP);
        var page = window.page();
        window.open("/account");
        page.getByLabel("Name", new Page.GetByLabelOptions().setExact(true)).first().fill("Nobody");
        page.getByLabel("Passwort").first().fill("not the password");
        page.getByRole(AriaRole.BUTTON, named("Anmelden")).last().click();
        assertThat(page.getByText("Es gibt kein Konto mit diesem Namen und Passwort.")).isVisible();

        window.open("/new");
        assertThat(page.getByText("Die heutige Spielanleitung: Verteidigt wird")).isVisible();
        page.getByText("Weitere Regeln").click();
        option(page, "Ziel", "Missionen").click();
        assertThat(page.getByText("Missionen gehen nicht mit Teams").first()).isVisible();
    }

    @Test
    @DisplayName("finds boards by their German titles, and is installed with a German description")
    void titles() {
        var window = german(Device.LAPTOP);
        var page = window.page();
        window.open("/boards");
        page.getByLabel("Titel oder Autor").fill("zwei seen");
        assertThat(page.getByRole(AriaRole.ARTICLE)).hasCount(1);
        assertThat(page.getByRole(AriaRole.ARTICLE)).containsText("Die Zwei Seen");
        Object manifest =
                page.evaluate(
                        """
                        async () => {
                            const address = document.querySelector('link[rel=manifest]').href;
                            const { lang, description, name } = await (await fetch(address)).json();
                            return [lang, description, name].join(' | ');
                        }""");
        assertThat(manifest)
                .isEqualTo(
                        "de | Eroberungsspiele: Risiko und Mühle, gegen Bots oder Freunde. |"
                                + " Strategos");
        assertThat(window.troubles()).isEmpty();
    }

    private static Locator option(Page page, String rule, String value) {
        return page.getByRole(AriaRole.GROUP, named(rule)).getByText(value);
    }

    /** A window whose player has chosen German in the settings. */
    private Window german(Device device) {
        var window = house.window(device);
        var page = window.page();
        window.open("/settings");
        page.getByText("Deutsch", exact()).click();
        assertThat(page.getByRole(AriaRole.HEADING, level(1))).hasText("Einstellungen");
        return window;
    }

    private static Page.GetByRoleOptions level(int level) {
        return new Page.GetByRoleOptions().setLevel(level);
    }

    private static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(name);
    }

    private static Page.GetByTextOptions exact() {
        return new Page.GetByTextOptions().setExact(true);
    }
}
