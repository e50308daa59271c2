package strategos.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ElementState;
import java.util.List;

/** Hands that point at things, with a mouse or a finger. */
record Pointing(Page page, Pointer pointer) implements Hands {

    /** What is pointed with. */
    enum Pointer {
        MOUSE,
        FINGER
    }

    private static final double BRIEFLY_MILLIS = 1_000;

    private static final String LISTEN =
            """
            () => {
                window.isTapped = false;
                const hear = () => (window.isTapped = true);
                addEventListener('click', hear, { capture: true, once: true });
            }""";

    private static final String IS_BOARD =
            "([x, y]) => !!document.elementFromPoint(x, y)?.closest('[role=application]')";

    @Override
    public void press(Land land) {
        var place = inReach(land);
        switch (pointer) {
            case MOUSE -> page.mouse().click(place.x(), place.y());
            case FINGER -> tap(() -> page.touchscreen().tap(place.x(), place.y()));
        }
    }

    private Place inReach(Land land) {
        var place = placeOf(land);
        if (isInReach(place)) return place;
        press(button("Whole board"));
        place = placeOf(land);
        if (!isInReach(place)) throw new AssertionError(land.name() + " is out of reach");
        return place;
    }

    @Override
    public void press(Control control) {
        press(control.on(page));
    }

    private void press(Locator locator) {
        switch (pointer) {
            case MOUSE -> locator.click();
            case FINGER -> tap(locator::tap);
        }
    }

    @Override
    public void pressIfThere(Control control) {
        var button = control.on(page);
        try {
            switch (pointer) {
                case MOUSE -> button.click(new Locator.ClickOptions().setTimeout(BRIEFLY_MILLIS));
                case FINGER -> button.tap(new Locator.TapOptions().setTimeout(BRIEFLY_MILLIS));
            }
        } catch (TimeoutError _) {
            // Whatever it was there for is over, or it will be pressed the next time.
        }
    }

    /** What a tap means is known only a little after the finger is gone. */
    private void tap(Runnable tap) {
        page.evaluate(LISTEN);
        tap.run();
        page.waitForFunction("() => window.isTapped");
    }

    private Locator button(String name) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
    }

    private record Place(double x, double y) {}

    /**
     * The board itself takes the press and finds out what it means, so a badge cannot be clicked as
     * such.
     */
    private Place placeOf(Land land) {
        var badge = page.locator(".badge[data-territory='" + land.index() + "'] .disc");
        badge.elementHandle().waitForElementState(ElementState.STABLE);
        var box = badge.boundingBox();
        return new Place(box.x + box.width / 2, box.y + box.height / 2);
    }

    /** Whether nothing else lies there: the edge of the pane, a panel, a button. */
    private boolean isInReach(Place place) {
        return (boolean) page.evaluate(IS_BOARD, List.of(place.x(), place.y()));
    }
}
