package strategos.browser;

import com.microsoft.playwright.Page;

/** A look out for a button that is on a page for a while only: it is seen however short that is. */
record Glimpse(Page page) {

    private static final String LOOK_OUT =
            """
            (words) => {
                const isThere = () => [...document.querySelectorAll('button')]
                    .some((it) => it.textContent.includes(words));
                window.isGlimpsed = isThere();
                new MutationObserver(() => (window.isGlimpsed ||= isThere()))
                    .observe(document.body, { childList: true, subtree: true });
            }""";

    /** Begins to look out for a button with these words. */
    static Glimpse of(Page page, String words) {
        page.evaluate(LOOK_OUT, words);
        return new Glimpse(page);
    }

    /** Waits until it has been there. */
    void await() {
        page.waitForFunction("() => window.isGlimpsed", null, Patience.between());
    }
}
