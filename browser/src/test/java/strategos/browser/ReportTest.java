package strategos.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class ReportTest {

    @RegisterExtension private final House house = House.own();

    @Test
    @DisplayName(
            "A player reports a message, and the operator deletes it, mutes its author and is done")
    void report() {
        String said = house.server().run("accounts", "create", "Olga", "--operator");
        var laptop = house.window(Device.LAPTOP);
        var phone = house.window(Device.SMALL_PHONE);
        String match = laptop.make(NewGame.withFriends());
        phone.join(match);
        laptop.open("/match/" + match);
        phone.open("/match/" + match);
        var ada = laptop.page();
        var bob = phone.page();
        button(ada, "Chat").click();
        ada.getByLabel("Write a message").fill("You play badly");
        ada.getByLabel("Write a message").press("Enter");

        button(bob, "Chat, 1 unread message").click();
        bob.getByLabel("Options for this message").click();
        button(bob, "Report").click();
        assertThat(bob.getByRole(AriaRole.DIALOG)).containsText("You play badly");
        LooksTest.assertFits(phone);
        bob.getByLabel("What is wrong?").fill("This hurts");
        bob.getByLabel("What is wrong?").press("Enter");
        assertThat(bob.getByText("The operators will look at it.")).isVisible();
        bob.getByText("Hide or report players").click();
        button(bob, "Report Guest").click();
        bob.getByLabel("What is wrong?").fill("Always");
        bob.getByLabel("What is wrong?").press("Enter");
        assertThat(bob.getByRole(AriaRole.DIALOG)).isHidden();

        var operator = house.window(Device.SMALL_PHONE);
        var page = operator.page();
        operator.open("/account");
        var signIn = AccountPageTest.panel(page, "Sign in");
        signIn.getByLabel("Name").fill("Olga");
        signIn.getByLabel("Password").fill(said.strip().replaceAll(".* ", ""));
        signIn.getByLabel("Password").press("Enter");
        page.getByText("Manage accounts").click();
        var reports =
                page.getByRole(AriaRole.LISTITEM)
                        .filter(new Locator.FilterOptions().setHasText("Guest reported Guest"));
        assertThat(reports).hasCount(2);
        assertThat(reports.first()).containsText("This hurts");
        assertThat(reports.first()).containsText("You play badly");
        LooksTest.assertFits(operator);

        button(reports.first(), "Delete message").click();
        assertThat(reports.first()).containsText("Deleted by an operator.");
        assertThat(button(reports.first(), "Delete message")).isHidden();
        for (Page reader : List.of(ada, bob)) {
            var messages = reader.getByRole(AriaRole.LOG).getByText("Deleted by an operator.");
            assertThat(messages).isVisible();
            assertThat(reader.getByText("You play badly")).isHidden();
        }
        button(reports.first(), "Mute").click();
        assertThat(reports.first()).containsText("Muted until");
        LooksTest.assertFits(operator);
        ada.getByText("Sorry!").click();
        assertThat(ada.getByRole(AriaRole.ALERT)).containsText("muted you until 20");
        button(reports.first(), "Unmute").click();
        assertThat(reports.first()).not().containsText("Muted until");
        ada.getByText("Sorry!").click();
        assertThat(bob.getByRole(AriaRole.LOG).getByText("Sorry!")).isVisible();

        reports.first().getByText("Mark as handled").click();
        assertThat(reports).hasCount(1);
        assertThat(reports.first()).containsText("Always");
        for (Window window : List.of(phone, operator)) assertThat(window.troubles()).isEmpty();
    }

    private static Locator button(Locator place, String name) {
        return place.getByRole(
                AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(name).setExact(true));
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }
}
