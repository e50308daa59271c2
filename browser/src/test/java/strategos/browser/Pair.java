package strategos.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;

/** Two players of one match, each in a window of their own. */
record Pair(Window host, Window guest) {

    /** Lets a guest join the match of a host. */
    static Pair seated(String match, Window host, Window guest) {
        host.open("/match/" + match);
        guest.open("/match/" + match);
        var join = new Page.GetByRoleOptions().setName("Join game");
        guest.page().getByRole(AriaRole.BUTTON, join).click();
        return new Pair(host, guest);
    }

    Window other(Window one) {
        return one == host ? guest : host;
    }

    /** The one who has to place armies. */
    Window atTurn() {
        Patience.await(() -> isAtTurn(host) || isAtTurn(guest), "it is nobody's turn");
        return isAtTurn(host) ? host : guest;
    }

    private static boolean isAtTurn(Window window) {
        return Control.CONFIRM.isOn(window.page());
    }
}
