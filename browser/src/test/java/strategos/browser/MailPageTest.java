package strategos.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.GreenMailUtil;
import com.icegreen.greenmail.util.ServerSetupTest;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.extension.RegisterExtension;

class MailPageTest {

    private static final String SITE = "https://play.example.org";
    private static final long PATIENCE_MILLIS = 60_000;

    private final GreenMail mailServer = started();

    @RegisterExtension
    private final House house =
            House.own(
                    "--smtp",
                    "smtp://127.0.0.1:" + mailServer.getSmtp().getPort(),
                    "--mail-from",
                    "strategos@example.org",
                    "--site",
                    SITE);

    private static GreenMail started() {
        var server = new GreenMail(ServerSetupTest.SMTP.dynamicPort());
        server.start();
        return server;
    }

    @AfterEach
    void stop() {
        mailServer.stop();
    }

    @OnDevices({Device.SMALL_PHONE, Device.LAPTOP})
    @DisplayName("An address is entered, confirmed by the link in an e-mail, and removed again")
    void address(Device device) {
        var window = house.window(device);
        var page = window.page();
        window.open("/settings");
        page.getByLabel("E-mail address").fill("anna@example.org");
        LooksTest.assertFits(window);
        page.getByLabel("E-mail address").press("Enter");
        assertThat(page.getByText("An e-mail is on its way to anna@example.org")).isVisible();
        LooksTest.assertFits(window);

        window.open(confirmation());
        LooksTest.assertFits(window);
        press(page, "Confirm");
        assertThat(page.getByText("Your e-mail address is confirmed.")).isVisible();
        window.open("/settings");
        assertThat(page.getByText("E-mails go to anna@example.org.")).isVisible();

        press(page, "Stop e-mails");
        assertThat(page.getByLabel("E-mail address")).isVisible();
        assertThat(window.troubles()).isEmpty();

        window.open(confirmation());
        press(page, "Confirm");
        assertThat(page.getByText("This link is no longer valid.")).isVisible();
        assertThat(window.troubles()).as("the old link").hasSize(1);
    }

    /** An e-mail is sent after the page has been told so. */
    private String confirmation() {
        assertThat(mailServer.waitForIncomingEmail(PATIENCE_MILLIS, 1)).isTrue();
        String mail = GreenMailUtil.getBody(mailServer.getReceivedMessages()[0]);
        return mail.replaceAll("(?s).*" + SITE + "(/confirm-mail/[A-Za-z0-9_-]+).*", "$1");
    }

    private static void press(Page page, String name) {
        Locator button =
                page.getByRole(
                        AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
        button.focus();
        button.press("Enter");
    }
}
