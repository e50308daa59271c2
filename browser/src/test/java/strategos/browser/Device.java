package strategos.browser;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;

/** What somebody plays on. */
enum Device {
    DESK(1440, 900),
    LAPTOP(1280, 800),
    LOW_LAPTOP(1366, 768),
    TABLET(1024, 768),
    TALL_PHONE(375, 812),
    SMALL_PHONE(320, 640),
    PHONE(375, 667);

    static final int WIDEST_PHONE = 480;

    private final int width;
    private final int height;

    Device(int width, int height) {
        this.width = width;
        this.height = height;
    }

    /** The sizes of windows that a page on this device is tried at, its own the last. */
    List<Device> sizes() {
        return switch (this) {
            case LAPTOP ->
                    Variants.areAll()
                            ? List.of(LOW_LAPTOP, TABLET, LAPTOP)
                            : List.of(TABLET, LAPTOP);
            case TALL_PHONE -> List.of(SMALL_PHONE, TALL_PHONE);
            case DESK, LOW_LAPTOP, TABLET, SMALL_PHONE, PHONE -> List.of(this);
        };
    }

    /** Makes the window as large as this device, and waits until the page knows. */
    void resize(Page page) {
        page.setViewportSize(width, height);
        page.waitForFunction(
                "([width, height]) => innerWidth === width && innerHeight === height",
                List.of(width, height));
    }

    boolean isPhone() {
        return width <= WIDEST_PHONE;
    }

    /**
     * For a reader who asked for less motion, as most tests are: animations take most of a
     * browser's time.
     */
    NewContextOptions options() {
        return lively().setReducedMotion(ReducedMotion.REDUCE);
    }

    /** With all animations. */
    NewContextOptions lively() {
        return new NewContextOptions()
                .setViewportSize(width, height)
                .setHasTouch(isPhone())
                .setIsMobile(isPhone());
    }
}
