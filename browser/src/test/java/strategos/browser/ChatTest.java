package strategos.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

@DisplayName("The chat of a match")
class ChatTest {

    @RegisterExtension private final House house = House.shared();

    @Test
    @DisplayName("Two players talk, each in their own language, and one mutes the other")
    void talk() {
        var laptop = house.window(Device.LAPTOP);
        var phone = house.window(Device.SMALL_PHONE.options().setLocale("de"));
        String match = laptop.make(NewGame.withFriends());
        phone.join(match);
        laptop.open("/match/" + match);
        phone.open("/match/" + match);
        var ada = laptop.page();
        var bob = phone.page();

        open(ada, "Chat");
        assertThat(ada.getByText("No messages yet.")).isVisible();
        ada.getByLabel("Write a message").fill("Hello <b>Bob</b>");
        ada.getByLabel("Write a message").press("Enter");
        assertThat(messages(ada)).containsText("Hello <b>Bob</b>");
        ada.getByText("Good luck!").click();
        assertThat(messages(ada)).containsText("Good luck!");

        open(bob, "Chat, 2 ungelesene Nachrichten");
        assertThat(messages(bob)).containsText("Hello <b>Bob</b>");
        assertThat(messages(bob)).containsText("Viel Glück!");
        LooksTest.assertFits(phone);
        bob.getByText("Danke!").click();
        assertThat(messages(ada)).containsText("Thanks!");
        LooksTest.assertFits(laptop);

        bob.reload();
        open(bob, "Chat");
        assertThat(messages(bob).getByRole(AriaRole.LISTITEM)).hasCount(3);
        bob.getByLabel("Optionen zu dieser Nachricht").first().click();
        bob.getByText("Nachrichten von Gast ausblenden").click();
        assertThat(messages(bob)).containsText("Danke!");
        assertThat(messages(bob)).not().containsText("Hello");
        ada.getByText("Nice move!").click();
        assertThat(messages(ada)).containsText("Nice move!");
        bob.reload();
        open(bob, "Chat");
        assertThat(messages(bob).getByRole(AriaRole.LISTITEM)).hasCount(1);
        bob.getByText("Spieler ausblenden oder melden").click();
        button(bob, "Nachrichten von Gast anzeigen").click();
        assertThat(messages(bob)).containsText("Guter Zug!");

        ada.keyboard().press("Escape");
        assertThat(messages(ada)).isHidden();
        assertThat(button(ada, "Chat")).isFocused();
        assertThat(laptop.troubles()).isEmpty();
        assertThat(phone.troubles()).isEmpty();
    }

    @Test
    @DisplayName("A message to the team is not shown to the other one, who sees what is for all")
    void team() {
        var first = house.window(Device.LAPTOP);
        var other = house.window(Device.LAPTOP);
        var mate = house.window(Device.SMALL_PHONE);
        String match = first.make(NewGame.teamsWithFriends());
        other.join(match);
        mate.join(match);
        for (Window window : List.of(first, other, mate)) window.open("/match/" + match);
        open(first.page(), "Chat");
        radio(first.page(), "Team").check();
        assertThat(first.page().getByText("Only your team can read this.")).isVisible();
        write(first.page(), "From the north");
        radio(first.page(), "Everyone").check();
        write(first.page(), "Good morning");

        open(mate.page(), "Chat, 2 unread messages");
        assertThat(messages(mate.page())).containsText("From the north");
        assertThat(messages(mate.page()).getByText("Team")).hasCount(1);
        LooksTest.assertFits(mate);
        open(other.page(), "Chat, 1 unread message");
        assertThat(messages(other.page())).containsText("Good morning");
        other.page().reload();
        open(other.page(), "Chat");
        assertThat(messages(other.page()).getByRole(AriaRole.LISTITEM)).hasCount(1);
        assertThat(other.page().getByText("From the north")).hasCount(0);
        for (Window window : List.of(first, other, mate)) assertThat(window.troubles()).isEmpty();
    }

    private static Locator radio(Page page, String name) {
        return page.getByRole(
                AriaRole.RADIO, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private static void write(Page page, String text) {
        page.getByLabel("Write a message").fill(text);
        page.getByLabel("Write a message").press("Enter");
        assertThat(messages(page)).containsText(text);
    }

    private static Locator messages(Page page) {
        var name = Pattern.compile("Messages|Nachrichten");
        return page.getByRole(AriaRole.LOG, new Page.GetByRoleOptions().setName(name));
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private static void open(Page page, String label) {
        button(page, label).click();
    }
}
