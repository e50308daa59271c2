package strategos.browser;

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
        return (List<String>) page.evaluate(LANDS);
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
