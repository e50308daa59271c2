package strategos.browser;

import com.microsoft.playwright.Browser.NewContextOptions;

/** What somebody plays on. */
enum Device {
    DESK(1440, 900),
    PHONE(375, 667);

    private final int width;
    private final int height;

    Device(int width, int height) {
        this.width = width;
        this.height = height;
    }

    NewContextOptions options() {
        boolean isPhone = this == PHONE;
        return new NewContextOptions()
                .setViewportSize(width, height)
                .setHasTouch(isPhone)
                .setIsMobile(isPhone);
    }
}
