package strategos.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.stream.IntStream;

/** The board as it is shown on a page. */
record Board(Page page) {

    /** In the order of their numbers, each with a mark before it when a press does something. */
    private static final String LANDS =
            """
            () => [...document.querySelectorAll('.badge')]
                .sort((a, b) => a.dataset.territory - b.dataset.territory)
                .map((it) => (it.ariaDisabled === 'false' ? '*' : ' ') + it.ariaLabel)""";

    private static final String IS_CUT_OFF =
            """
            () => document.querySelectorAll('.badge').length < document.querySelectorAll('.land').length""";

    List<Land> lands() {
        var lines = lines();
        return IntStream.range(0, lines.size())
                .mapToObj(
                        i -> Land.read(i, lines.get(i).substring(1), lines.get(i).startsWith("*")))
                .toList();
    }

    /** All that is told of the territories, with nothing of what may be done with them. */
    List<String> labels() {
        return lines().stream().map(it -> it.substring(1)).toList();
    }

    @SuppressWarnings("unchecked") // That is what the script answers.
    private List<String> lines() {
        if ((boolean) page.evaluate(IS_CUT_OFF)) showWhole();
        return (List<String>) page.evaluate(LANDS);
    }

    /** What is out of the pane has no badge. */
    private void showWhole() {
        var whole = page.getByLabel("Whole board");
        if (!whole.isEnabled()) return;
        whole.click();
        assertThat(whole).isDisabled();
    }

    List<Land> mine() {
        return lands().stream().filter(Land::isMine).toList();
    }

    List<Land> lit() {
        return lands().stream().filter(Land::lit).toList();
    }

    Land named(String name) {
        return lands().stream().filter(it -> it.name().equals(name)).findFirst().orElseThrow();
    }
}
