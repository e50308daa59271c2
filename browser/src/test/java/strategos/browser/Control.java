package strategos.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;

/** Something beside the board that is pressed, and the key that means the same. */
enum Control {
    CONFIRM("Confirm", "Enter"),
    BLITZ("Blitz", "0"),
    ROLL("Roll 3 dice", "3"),
    MOVE("Move \\d+", "Enter"),
    END_TRADING("Start attacking", "."),
    END_ATTACK("End attack", "."),
    END_TURN("End turn", "."),
    DEFEND("Defend with \\d", "1"),
    SKIP("Skip to my turn", " "),
    SKIP_AHEAD("Skip ahead", " "),
    LET_GO("Cancel", "Escape"),
    ALL("All", "Shift+Enter"),
    ORDER("Attack with \\d+|Move \\d+", "Enter"),
    ORDERS_GIVEN("Send", "."),
    SKIP_SHOW("Skip to the end", " "),
    LIST("Orders", ""),
    PLAYERS("Players", ""),
    TURN("Turn", ""),
    TRADE("Trade (for|a set)", "");

    private final Pattern name;
    private final String key;

    Control(String name, String key) {
        this.name = Pattern.compile("^(" + name + ")");
        this.key = key;
    }

    String key() {
        return key;
    }

    Locator on(Page page) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name)).first();
    }

    boolean isOn(Page page) {
        return on(page).isVisible();
    }
}
