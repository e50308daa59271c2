package strategos.browser;

import com.microsoft.playwright.Page;

/** What a page waits for. */
enum Moment {
    PLACE,
    TRADE,
    ATTACK,
    OCCUPY,
    FORTIFY,
    DEFEND,
    WATCH,
    OVER;

    /** Others may have to play to the end of a game first. */
    private static final double PATIENCE_MILLIS = 120_000;

    /** Reads off the controls that can be used; nothing while a move is on its way or shown. */
    private static final String MOMENT =
            """
            () => {
                const shown = (kind, text) => [...document.querySelectorAll(kind)]
                    .some((it) => it.textContent.trim().startsWith(text) && it.checkVisibility());
                const can = (text) => shown('button:not(:disabled)', text);
                const isLit = document.querySelector('.badge[aria-disabled=false]') !== null;
                if (shown('a', 'Watch the replay')) return 'OVER';
                if (shown('button', 'Confirm')) return isLit || can('Trade') ? 'PLACE' : null;
                if (can('Start attacking')) return 'TRADE';
                if (can('End attack')) return 'ATTACK';
                if (can('End turn')) return 'FORTIFY';
                if (can('Move')) return 'OCCUPY';
                if (can('Defend with')) return 'DEFEND';
                return can('Skip to my turn') ? 'WATCH' : null;
            }""";

    /** The next thing to do, which is not always at once. */
    static Moment await(Page page) {
        return await(page, MOMENT);
    }

    /** The next thing to do other than to watch. */
    static Moment awaitDecision(Page page) {
        String decision = "() => [(%s)()].find((it) => it !== 'WATCH')".formatted(MOMENT);
        return await(page, decision);
    }

    private static Moment await(Page page, String script) {
        var patience = Patience.between().setTimeout(PATIENCE_MILLIS);
        return valueOf((String) page.waitForFunction(script, null, patience).jsonValue());
    }
}
