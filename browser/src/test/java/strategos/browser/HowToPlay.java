package strategos.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;

/** The pages that explain the rules, as the list of all of them shows them. */
final class HowToPlay {

    private static final String ADDRESS = "/how/";

    private HowToPlay() {}

    /** The names of the pages, from a page that lists them. */
    static List<String> pages(Page page) {
        Locator links = page.getByRole(AriaRole.NAVIGATION).getByRole(AriaRole.LINK);
        links.first().waitFor();
        return links.all().stream()
                .map(link -> link.getAttribute("href").substring(ADDRESS.length()))
                .toList();
    }
}
