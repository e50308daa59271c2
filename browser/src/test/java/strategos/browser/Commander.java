package strategos.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static java.util.Comparator.comparingInt;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import strategos.browser.Land.Border;

/** Somebody who gives orders by what the page shows. */
final class Commander {

    /** What there is to do, read off at once; nothing while orders are on their way. */
    private static final String NEXT =
            """
            () => {
                const isShown = (kind, text) => [...document.querySelectorAll(kind)]
                    .some((it) => it.textContent.trim().startsWith(text) && it.checkVisibility());
                if (isShown('a', 'Watch the replay')) return 'over';
                if (isShown('button', 'Skip to the end')) return 'show';
                return document.querySelector('.badge[aria-disabled=false]') ? 'orders' : null;
            }""";

    private static final LocatorAssertions.HasTextOptions AS_SEEN =
            new LocatorAssertions.HasTextOptions().setUseInnerText(true);

    private final Page page;
    private final Hands hands;
    private final Board board;

    Commander(Page page, Hands hands) {
        this.page = page;
        this.hands = hands;
        board = new Board(page);
    }

    /** Waits until there are orders to give. */
    void awaitOrders() {
        assertThat(doneOrNot()).isVisible();
        page.waitForSelector(".badge[aria-disabled=false]");
    }

    /** What says that the orders are done, or that they cannot be yet. */
    private Locator doneOrNot() {
        var name = Pattern.compile("^(Send|Deploy \\d+ more first)");
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
    }

    /** Puts all new armies where most can be done with them. */
    void deployAll() {
        hands.press(strongest());
        hands.press(Control.ALL);
        assertThat(Control.ORDERS_GIVEN.on(page)).isEnabled();
    }

    private Land strongest() {
        return board.mine().stream()
                .max(comparingInt((Land land) -> land.armies() * 10 + (int) land.hostileBorders()))
                .orElseThrow();
    }

    /** Orders an attack from each territory that can make one, up to this number. */
    void attack(int most) {
        for (Land from : board.lit()) {
            if (drafted().size() == most) return;
            from.borders().stream()
                    .filter(Border::isHostile)
                    .findFirst()
                    .ifPresent(to -> order(from.name(), to.name()));
        }
    }

    /** Orders all armies that can go from one territory to another. */
    void order(String from, String to) {
        int before = drafted().size();
        hands.press(board.named(from));
        hands.press(board.named(to));
        hands.press(Control.ORDER);
        assertThat(page.locator(".order.drafted")).hasCount(before + 1);
    }

    /** The orders of the list that have a round and can still be changed. */
    List<String> drafted() {
        return page.locator(".order.drafted .words").allInnerTexts();
    }

    /** Waits until the list shows these orders, and no others, in this sequence. */
    void assertDrafted(List<String> orders) {
        assertThat(page.locator(".order.drafted .words"))
                .hasText(orders.toArray(String[]::new), AS_SEEN);
    }

    Locator earlier(int index) {
        return page.locator(".order.drafted .up").nth(index);
    }

    Locator later(int index) {
        return page.locator(".order.drafted .down").nth(index);
    }

    Locator takeBack(int index) {
        return page.locator(".order.drafted").nth(index).getByLabel("Remove");
    }

    /**
     * The rounds that stand beside the arrows on the board. An arrow that leaves it on one side and
     * comes back on the other is drawn twice.
     */
    List<String> roundsOnBoard() {
        var rounds = page.locator(".plan .label .of-round").allTextContents();
        return rounds.stream().distinct().sorted().toList();
    }

    void done() {
        hands.press(Control.ORDERS_GIVEN);
    }

    /** Plays turn after turn until the game is over. */
    void playToTheEnd() {
        for (String next = awaitNext(); !next.equals("over"); next = awaitNext()) {
            switch (next) {
                case "show" -> hands.pressIfThere(Control.SKIP_SHOW);
                default -> {
                    deployAll();
                    attack(3);
                    done();
                }
            }
        }
    }

    private String awaitNext() {
        return (String) page.waitForFunction(NEXT, null, Patience.between()).jsonValue();
    }
}
