package strategos.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The dice of a match can be checked")
class DicePageTest {

    private static final Pattern SEAL = Pattern.compile("Verifiable dice: seal (\\d+)");

    @RegisterExtension private final House house = House.sealed();

    @TempDir private Path folder;

    @OnDevices({Device.TALL_PHONE, Device.LAPTOP})
    @DisplayName(
            "A match is sealed, every roll is proven to who played it, and a tampered record is refused")
    void check(Device device) throws Exception {
        var window = house.window(device);
        var page = window.page();
        String match = window.make(NewGame.sealed());
        window.open("/match/" + match);
        Moment.awaitDecision(page);
        new Player(page, device.isPhone() ? Hands.withFinger(page) : Hands.withMouse(page))
                .playTurn();
        Moment.awaitDecision(page);
        String seal = resign(page);
        page.getByRole(AriaRole.DIALOG).getByText("Check the dice").click();

        var verdict = page.locator(".verdict");
        assertThat(verdict).containsText("Every roll is proven");
        assertThat(page.getByText("Seal " + seal + " of this server")).isVisible();
        assertThat(page.getByText("What it does not prove")).isVisible();
        LooksTest.assertFits(window);

        String record = window.get("/api/matches/" + match + "/record");
        assertAgrees(match, record, page);
        upload(page, tampered(record));
        assertThat(verdict).containsText("This record is refused");
        assertThat(verdict).containsText("but the sealed dice give");
        assertThat(verdict).containsText("which the record does not have there");
        upload(page, record);
        assertThat(verdict).containsText("Every roll is proven");

        window.open("/dice");
        assertThat(page.locator("dt").last()).hasText("Longest streak");
        LooksTest.assertFits(window);
        assertThat(window.troubles()).isEmpty();
    }

    /** Resigns, and answers the number of the seal that the match has. */
    private static String resign(Page page) {
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Help and keys"))
                .click();
        var dialog = page.getByRole(AriaRole.DIALOG);
        assertThat(dialog).containsText(SEAL);
        String seal = SEAL.matcher(dialog.innerText()).results().findFirst().orElseThrow().group(1);
        dialog.getByText("Resign").click();
        page.getByRole(AriaRole.DIALOG)
                .getByText("Resign", new Locator.GetByTextOptions().setExact(true))
                .click();
        return seal;
    }

    /** The last battle gets another face. */
    private static String tampered(String record) {
        String last = record.lines().filter(line -> line.startsWith("dice ")).toList().getLast();
        String face = last.endsWith("6") ? "5" : "6";
        int at = record.lastIndexOf("\n" + last + "\n") + 1;
        return record.substring(0, at + last.length() - 1)
                + face
                + record.substring(at + last.length());
    }

    private static void upload(Page page, String record) {
        page.locator("input[type=file]")
                .setInputFiles(
                        new FilePayload(
                                "record.txt",
                                "text/plain",
                                record.getBytes(StandardCharsets.UTF_8)));
    }

    /** The command line says of the same files what the page says. */
    private void assertAgrees(String match, String record, Page page) throws Exception {
        var file = Files.writeString(folder.resolve("record.txt"), record);
        var forged = Files.writeString(folder.resolve("forged.txt"), tampered(record));
        var receipt = folder.resolve("receipt.json");
        page.waitForDownload(() -> page.getByText("Download your receipt").click()).saveAs(receipt);
        String said = check(file, receipt);
        assertThat(said).contains("Match " + match).contains("Proven: every roll");
        assertThat(check(forged, receipt)).contains("Refused:").doesNotContain("Proven");
    }

    private String check(Path record, Path receipt) {
        return house.server()
                .run("dice", "check", record.toString(), "--receipt", receipt.toString());
    }

    @Test
    @DisplayName("A match that a client without links has made says that it is not sealed")
    void unsealed() {
        var window = house.window(Device.LAPTOP);
        String match = window.make(NewGame.shortMorris());
        window.open("/dice/" + match);
        assertThat(window.page().getByText("can be checked when it is over")).isVisible();
    }
}
