package strategos.browser;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What would keep somebody from using a page, as axe finds it by the guidelines WCAG 2.2 AA. */
final class Barriers {

    private static final Path AXE = Path.of("node_modules", "axe-core", "axe.min.js");

    /** Half way from one colour to another nothing can be said about contrast. */
    private static final String SETTLE =
            """
            () => document.getAnimations().forEach((it) => {
                if (it.effect.getComputedTiming().endTime === Infinity) it.cancel();
                else it.finish();
            })""";

    /** What scrolling has cut off only seems small: it is looked at again where it is whole. */
    private static final String FIND =
            """
            async (rules) => {
                const resultTypes = ['violations'];
                const find = async (runOnly) =>
                    (await axe.run(document, { runOnly, resultTypes })).violations
                    .flatMap(({ id, help, nodes }) =>
                        nodes.map(({ target }) => ({ id, help, target: target.join(' ') })));
                const isSmallWhenWhole = async ({ target }) => {
                    document.querySelector(target).scrollIntoView({ block: 'center' });
                    return (await find(['target-size'])).some((it) => it.target === target);
                };
                const barriers = [];
                for (const barrier of await find(rules))
                    if (barrier.id !== 'target-size' || await isSmallWhenWhole(barrier))
                        barriers.push(`${barrier.id}: ${barrier.help}: ${barrier.target}`);
                return barriers;
            }""";

    private static final List<String> ALL_RULES =
            List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa");

    private static final int LOOKS = 5;
    private static final double PAUSE_MILLIS = 200;

    private Barriers() {}

    /**
     * The barriers that every look finds: a page that moves on while it is checked deceives one.
     */
    static List<String> on(Page page) {
        return find(page, ALL_RULES);
    }

    /** Those that can differ between light and dark. */
    static List<String> ofContrast(Page page) {
        return find(page, List.of("color-contrast"));
    }

    private static List<String> find(Page page, List<String> rules) {
        if ((boolean) page.evaluate("() => window.axe === undefined")) page.evaluate(axe());
        var barriers = look(page, rules);
        for (int more = 1; more < LOOKS && !barriers.isEmpty(); more++) {
            page.waitForTimeout(PAUSE_MILLIS);
            var again = look(page, rules);
            barriers = barriers.stream().filter(again::contains).toList();
        }
        return barriers;
    }

    @SuppressWarnings("unchecked") // That is what the script answers.
    private static List<String> look(Page page, List<String> rules) {
        page.evaluate(SETTLE);
        return (List<String>) page.evaluate(FIND, rules);
    }

    private static String axe() {
        try {
            return Files.readString(AXE);
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
    }
}
