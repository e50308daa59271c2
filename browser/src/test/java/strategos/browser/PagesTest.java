package strategos.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

@DisplayName("A page that the client changes to")
class PagesTest {

    @RegisterExtension private final House house = House.shared();

    @Test
    @DisplayName("is heard as one that is loaded anew: focus goes to its heading, there and back")
    void heading() {
        var window = house.window(Device.DESK);
        var page = window.page();
        window.open("/");
        assertThat(heading(page)).not().isFocused();

        follow(page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("New game")));
        assertThat(heading(page)).hasText("New game");
        assertThat(heading(page)).isFocused();

        page.goBack();
        assertThat(heading(page)).not().hasText("New game");
        assertThat(heading(page)).isFocused();

        follow(
                page.getByRole(
                        AriaRole.BUTTON,
                        new Page.GetByRoleOptions().setName("Play").setExact(true)));
        assertThat(heading(page)).containsText("World");
        assertThat(heading(page)).isFocused();
        assertThat(window.troubles()).isEmpty();
    }

    private static void follow(Locator control) {
        control.focus();
        control.press("Enter");
    }

    private static Locator heading(Page page) {
        return page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(1));
    }
}
