package strategos.browser;

import com.microsoft.playwright.Page;
import java.util.List;

/** What somebody sees of a game: the board, the actions on offer, the log, the own cards. */
record Impression(List<String> board, Moment moment, List<String> log, String cards) {

    static Impression of(Page page) {
        return new Impression(
                new Board(page).labels(),
                Moment.awaitDecision(page),
                page.locator("aside li").allInnerTexts(),
                page.getByLabel("Your cards").innerText());
    }
}
