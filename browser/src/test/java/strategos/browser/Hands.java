package strategos.browser;

import com.microsoft.playwright.Page;

/** How somebody handles a page. */
interface Hands {

    void press(Land land);

    void press(Control control);

    /** Presses something that may be gone before it is reached. */
    void pressIfThere(Control control);

    static Hands withMouse(Page page) {
        return new Pointing(page, Pointing.Pointer.MOUSE);
    }

    static Hands withFinger(Page page) {
        return new Pointing(page, Pointing.Pointer.FINGER);
    }

    static Hands onKeyboard(Page page) {
        return new Typing(page);
    }
}
