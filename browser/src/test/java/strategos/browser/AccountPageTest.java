package strategos.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class AccountPageTest {

    private static final String PASSWORD = "correct horse battery";

    @RegisterExtension private final House house = House.ofClass();

    @Test
    @DisplayName("An account, from the guest's first game to export and deletion, by keyboard")
    void account() throws IOException {
        var window = house.window(Device.SMALL_PHONE);
        var page = window.page();
        String match = window.make(NewGame.shortMorris());
        window.open("/match/" + match);
        page.waitForSelector(".point.place");

        window.open("/account");
        LooksTest.assertFits(window);
        var register = panel(page, "Create account");
        register.getByLabel("Name").fill("Ada");
        register.getByLabel("Password").fill(PASSWORD);
        register.getByLabel("Password").press("Enter");
        assertThat(page.getByText("Signed in as Ada.")).isVisible();
        assertThat(page.getByRole(AriaRole.BANNER)).containsText("Ada");
        LooksTest.assertFits(window);

        follow(page.getByRole(AriaRole.LINK, named("Your profile")));
        assertThat(heading(page)).hasText("Ada");
        assertThat(page.getByText("No finished games yet.")).isVisible();
        LooksTest.assertFits(window);

        window.open("/match/" + match);
        new MorrisPlayer(
                        page,
                        new MorrisBoard(page, "three"),
                        point -> page.locator(".point .reach").nth(point).click())
                .playToTheEnd();
        page.waitForCondition(() -> window.get("/api/players/Ada").contains("three-mens-morris"));
        window.open("/@Ada");
        assertThat(page.getByRole(AriaRole.TABLE)).containsText("Three Men’s Morris, 2 players");
        assertThat(page.locator("a[href='/result/" + match + "']")).isVisible();
        LooksTest.assertFits(window);

        window.open("/players");
        assertThat(page.getByText("No rated games yet.")).isVisible();
        LooksTest.assertFits(window);

        window.open("/account");
        var file =
                page.waitForDownload(
                        () -> follow(page.getByRole(AriaRole.LINK, named("Download"))));
        assertThat(file.suggestedFilename()).isEqualTo("strategos-Ada.json");
        var data = JsonParser.parseString(Files.readString(file.path())).getAsJsonObject();
        assertThat(data.getAsJsonArray("matches").get(0).toString()).contains(match);

        follow(page.getByRole(AriaRole.BUTTON, named("Sign out")));
        var signIn = panel(page, "Sign in");
        signIn.getByLabel("Name").fill("ada");
        signIn.getByLabel("Password").fill("wrong");
        signIn.getByLabel("Password").press("Enter");
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("no account with this name");
        LooksTest.assertFits(window);
        signIn.getByLabel("Password").fill(PASSWORD);
        signIn.getByLabel("Password").press("Enter");
        assertThat(page.getByText("Signed in as Ada.")).isVisible();

        var deletion = panel(page, "Delete account");
        deletion.getByLabel("Password").fill(PASSWORD);
        deletion.getByLabel("Password").press("Enter");
        assertThat(panel(page, "Create account")).isVisible();
        assertThat(page.getByRole(AriaRole.BANNER)).containsText("Sign in");
        assertThat(window.get("/api/matches/" + match)).contains("Deleted player");
        assertThat(window.troubles()).as("the wrong password").hasSize(1);
    }

    @Test
    @DisplayName("An operator made at the command line mutes, bans and resets on the admin page")
    void operator() {
        String said = house.server().run("accounts", "create", "Olga", "--operator");
        String password = said.strip().replaceAll(".* ", "");
        house.server().run("accounts", "create", "Bert");
        var window = house.window(Device.SMALL_PHONE);
        var page = window.page();
        window.open("/account");
        var signIn = panel(page, "Sign in");
        signIn.getByLabel("Name").fill("Olga");
        signIn.getByLabel("Password").fill(password);
        signIn.getByLabel("Password").press("Enter");
        follow(page.getByRole(AriaRole.LINK, named("Manage accounts")));
        var bert =
                page.getByRole(AriaRole.LISTITEM)
                        .filter(new Locator.FilterOptions().setHasText("Bert"));
        follow(page.getByRole(AriaRole.BUTTON, named("Mute Bert")));
        assertThat(bert).containsText("muted");
        follow(page.getByRole(AriaRole.BUTTON, named("Ban Bert")));
        assertThat(bert).containsText("banned");
        LooksTest.assertFits(window);
        follow(page.getByRole(AriaRole.BUTTON, named("Unban Bert")));
        assertThat(bert).not().containsText("banned");
        follow(page.getByRole(AriaRole.BUTTON, named("Reset password of Bert")));
        assertThat(page.getByText("Bert can now sign in with the password")).isVisible();
        LooksTest.assertFits(window);
        assertThat(window.troubles()).isEmpty();
    }

    private static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(name);
    }

    @Test
    @DisplayName("Settings follow an account into another browser, the language included")
    void settings() {
        var first = house.window(Device.LAPTOP);
        register(first, "Grace");
        first.open("/settings");
        assertThat(first.page().getByText("saved in your account")).isVisible();
        first.page().getByText("Strong", exact()).click();
        first.page().getByText("Deutsch", exact()).click();
        assertThat(heading(first.page())).hasText("Einstellungen");

        var second = house.window(Device.SMALL_PHONE);
        signIn(second, "Grace");
        assertThat(second.page().locator("html")).hasAttribute("lang", "de");
        second.open("/settings");
        assertThat(second.page().getByLabel("Deutlich", labelled())).isChecked();
        assertThat(second.page().locator("html")).hasAttribute("data-patterns", "strong");
        LooksTest.assertFits(second);
        assertThat(second.troubles()).isEmpty();
    }

    static void register(Window window, String name) {
        enter(window, "Create account", name);
        assertThat(window.page().getByText("Signed in as " + name)).isVisible();
    }

    private static void signIn(Window window, String name) {
        enter(window, "Sign in", name);
    }

    private static void enter(Window window, String panel, String name) {
        window.open("/account");
        var form = panel(window.page(), panel);
        form.getByLabel("Name").fill(name);
        form.getByLabel("Password").fill(PASSWORD);
        form.getByLabel("Password").press("Enter");
    }

    private static Page.GetByTextOptions exact() {
        return new Page.GetByTextOptions().setExact(true);
    }

    private static Page.GetByLabelOptions labelled() {
        return new Page.GetByLabelOptions().setExact(true);
    }

    static Locator panel(Page page, String title) {
        return page.locator(".panel")
                .filter(
                        new Locator.FilterOptions()
                                .setHas(
                                        page.getByRole(
                                                AriaRole.HEADING, named(title).setExact(true))));
    }

    private static Locator heading(Page page) {
        return page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(1));
    }

    private static void follow(Locator control) {
        control.focus();
        control.press("Enter");
    }
}
