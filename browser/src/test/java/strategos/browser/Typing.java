package strategos.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;

/** Hands that know nothing but the keyboard. */
record Typing(Page page) implements Hands {

    private static final int MOST_TABS = 40;

    @Override
    public void press(Land land) {
        goTo(land);
        page.keyboard().press("Enter");
    }

    @Override
    public void press(Control control) {
        if (!control.key().isEmpty()) {
            page.keyboard().press(control.key());
            return;
        }
        var button = control.on(page);
        tabUntil(() -> (boolean) button.evaluate("it => it === document.activeElement"));
        page.keyboard().press("Enter");
    }

    @Override
    public void pressIfThere(Control control) {
        press(control);
    }

    /** Types a name of several words, and goes by arrows from the first letter of any other. */
    private void goTo(Land land) {
        tabUntil(() -> focusedLand() >= 0);
        if (focusedLand() == land.index()) return;
        page.keyboard().type(land.hasManyWords() ? land.name() : land.name().substring(0, 1));
        Set<String> tried = new HashSet<>();
        while (focusedLand() != land.index()) {
            int here = focusedLand();
            String key =
                    towards(here, land.index()).stream()
                            .filter(it -> tried.add(here + it))
                            .findFirst()
                            .orElseThrow(() -> new AssertionError("no way by keys to " + land));
            page.keyboard().press(key);
        }
    }

    /** The four arrows, the most promising first. */
    private List<String> towards(int from, int to) {
        BoundingBox a = boxOf(from);
        BoundingBox b = boxOf(to);
        double right = b.x - a.x;
        double down = b.y - a.y;
        String across = right > 0 ? "ArrowRight" : "ArrowLeft";
        String along = down > 0 ? "ArrowDown" : "ArrowUp";
        String back = right > 0 ? "ArrowLeft" : "ArrowRight";
        String against = down > 0 ? "ArrowUp" : "ArrowDown";
        return Math.abs(right) > Math.abs(down)
                ? List.of(across, along, against, back)
                : List.of(along, across, back, against);
    }

    private BoundingBox boxOf(int territory) {
        return page.locator(".badge[data-territory='" + territory + "'] .disc").boundingBox();
    }

    private int focusedLand() {
        return ((Number)
                        page.evaluate(
                                "() => Number(document.activeElement?.dataset?.territory ?? -1)"))
                .intValue();
    }

    /** Goes on through the page, and back past where it began when what is wanted lies behind. */
    private void tabUntil(BooleanSupplier reached) {
        if (!reaches(reached, "Tab", MOST_TABS) && !reaches(reached, "Shift+Tab", 3 * MOST_TABS))
            throw new AssertionError("Tab never gets there");
    }

    private boolean reaches(BooleanSupplier reached, String key, int most) {
        for (int presses = 0; presses < most && !reached.getAsBoolean(); presses++) {
            page.keyboard().press(key);
        }
        return reached.getAsBoolean();
    }
}
