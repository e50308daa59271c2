package strategos.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

@DisplayName("Boards are made in the browser")
class StudioTest {

    /** Where a territory is put on the sheet. */
    private record Spot(String name, double x, double y) {}

    private static final Spot UIG = new Spot("Uig", 300, 300);
    private static final Spot STOUR = new Spot("Stour", 420, 300);
    private static final Spot LYME = new Spot("Lyme", 360, 400);
    private static final Spot AYR = new Spot("Ayr", 600, 320);

    private static final String BROKEN =
            """
            [Continents]
            North=2
            [Territories]
            Uig,10,10,North,Stour
            Stour,90,10,North,Uig,Nowhere
            Lyme,50,90,North,Uig
            """;

    @RegisterExtension private final House house = House.shared();

    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private static void place(Page page, Spot spot) {
        page.mouse().click(spot.x(), spot.y());
        page.keyboard().type(spot.name());
        page.keyboard().press("Enter");
    }

    private static void click(Page page, Spot... spots) {
        for (Spot spot : spots) page.mouse().click(spot.x(), spot.y());
    }

    private static void choose(Page page, String file, String text) {
        page.locator("input[type=file]")
                .setInputFiles(
                        new FilePayload(file, "text/plain", text.getBytes(StandardCharsets.UTF_8)));
    }

    private static void assertPlayable(Page page) {
        assertThat(button(page, "Play-test")).isEnabled();
        assertThat(page.getByText("Ready to play:")).isVisible();
    }

    @Test
    @DisplayName("A board is made with the mouse, corrected, shared, opened elsewhere and played")
    void fromNothing() throws IOException {
        var window = house.window(Device.DESK);
        var page = window.page();
        window.open("/");
        page.getByText("Map studio").click();
        button(page, "Empty").click();
        for (Spot spot : List.of(UIG, STOUR, LYME, AYR)) place(page, spot);
        button(page, "Connect both ways").click();
        click(page, UIG, STOUR, STOUR, LYME);
        var fault = page.getByText("the board is not connected: there is no path between 'Ayr'");
        fault.click();
        assertThat(page.getByLabel("Name", new Page.GetByLabelOptions().setExact(true)))
                .hasValue("Ayr");

        button(page, "Connect one way").click();
        click(page, LYME, AYR);
        button(page, "Add a continent").click();
        button(page, "Paint continent").click();
        click(page, AYR);
        assertPlayable(page);
        assertThat(fault).isHidden();
        assertThat(page.getByText("no border leads out of 'Ayr'")).isVisible();
        button(page, "Connect one way").click();
        click(page, AYR, STOUR);
        assertThat(page.getByText("no border leads out of 'Ayr'")).isHidden();
        page.reload();
        assertPlayable(page);

        button(page, "Share").click();
        String link = page.getByLabel("Link to the board").inputValue();
        var download = page.waitForDownload(() -> page.getByText("Domination").click()).path();
        assertThat(Files.readString(download)).contains("[countries]", "1 Uig 1");
        page.keyboard().press("Escape");
        assertElsewhere(link);

        button(page, "Play-test").click();
        Moment.awaitDecision(page);
        assertThat(new Board(page).lands())
                .extracting(Land::name)
                .containsExactlyInAnyOrder("Uig", "Stour", "Lyme", "Ayr");
        assertThat(window.troubles()).isEmpty();
    }

    /** A visitor who opens the link gets a copy of their own. */
    private void assertElsewhere(String link) {
        var page = house.window(Device.DESK).page();
        page.navigate(link);
        assertPlayable(page);
        assertThat(page).hasURL(link.replaceAll("/studio/.*", "/studio"));
        button(page, "Stour in Continent 1").click();
        button(page, "Remove this territory").click();
        assertThat(page.getByText("Territories · 3")).isVisible();
        button(page, "Undo").click();
        assertThat(page.getByText("Territories · 4")).isVisible();
    }

    @Test
    @DisplayName("A file with faults is corrected as text, then opened; a random board is made")
    void fromFile() {
        var window = house.window(Device.DESK);
        var page = window.page();
        window.open("/studio");
        choose(page, "broken.map", BROKEN);
        assertThat(page.getByText("broken.map:5: ")).containsText("Nowhere");
        page.getByLabel("Text of the file").fill(BROKEN.replace(",Nowhere", ""));
        button(page, "Try again").click();
        assertPlayable(page);
        assertThat(page.getByText("Territories · 3")).isVisible();

        button(page, "New…").click();
        button(page, "Generate").click();
        assertThat(page.getByText("Territories · 42")).isVisible();
        assertPlayable(page);
        button(page, "Undo").click();
        assertThat(page.getByText("Territories · 3")).isVisible();
        assertThat(window.troubles()).isEmpty();
    }

    @Test
    @DisplayName(
            "The faults of a file are scrolled into view on a small screen, with the text to correct")
    void faultsInSight() {
        var window = house.window(Device.PHONE);
        var page = window.page();
        window.open("/studio");
        var lands = new StringBuilder("[Territories]\n");
        for (int i = 0; i < 60; i++) lands.append("Land %d,1,1,Nowhere\n".formatted(i));
        choose(page, "lands.map", lands.toString());
        assertThat(page.getByText("Cannot open lands.map.")).isInViewport();
        assertThat(page.getByLabel("Text of the file")).isInViewport();

        choose(page, "photo.png", "\0PNG\0");
        assertThat(page.getByText("photo.png is not a text file")).isInViewport();
        assertThat(page.getByLabel("Text of the file")).isHidden();
        assertThat(window.troubles()).isEmpty();
    }

    @Test
    @DisplayName("A finger on a small screen can do the same, and so can a keyboard alone")
    void finger() {
        var window = house.window(Device.PHONE);
        var page = window.page();
        window.open("/studio");
        button(page, "Empty").tap();
        page.touchscreen().tap(90, 200);
        page.touchscreen().tap(200, 200);
        button(page, "Connect both ways").tap();
        page.touchscreen().tap(90, 200);
        page.touchscreen().tap(200, 200);
        assertPlayable(page);

        button(page, "Add a territory").tap();
        assertThat(page.getByText("1 problem to fix")).isVisible();
        page.getByLabel("Connect to").selectOption("Territory 1");
        assertPlayable(page);
        page.getByLabel("Name", new Page.GetByLabelOptions().setExact(true)).fill("Cape (East)");
        page.keyboard().press("Tab");
        assertThat(button(page, "Cape East in Continent 1")).isVisible();
        var bonus = page.getByLabel("Bonus of Continent 1");
        for (String unpayable : List.of("-5", "")) {
            bonus.fill(unpayable);
            page.keyboard().press("Tab");
            assertThat(bonus).hasValue("0");
        }
        assertThat(window.troubles()).isEmpty();
    }
}
