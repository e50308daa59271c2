package strategos.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;

/** Where things are on a page, as somebody sees them who has to press them. */
record Layout(Page page, Device device) {

    /**
     * Everything that can be pressed, and every sentence of the panel, has to be in the window,
     * once its own scroll container is scrolled to it, with nothing on top of it. The board's own
     * badges are not meant, since a board can be moved, nor are cards, which are held like a fan.
     */
    private static final String FAULTS =
            """
            () => {
                const room = document.querySelector('dialog[open]') ?? document.body;
                const isShown = (it) => {
                    const { width, height } = it.getBoundingClientRect();
                    return it.checkVisibility({ opacityProperty: true }) && width > 1 && height > 1
                        && !it.closest('.unseen') && getComputedStyle(it).clipPath === 'none'
                        && getComputedStyle(it).opacity !== '0';
                };
                const nameOf = (it) => `${it.tagName.toLowerCase()} '${(it.ariaLabel || it.textContent).trim().slice(0, 40)}'`;
                const controls = [...room.querySelectorAll('button, select, input, a[href], summary')]
                    .filter((it) => isShown(it) && !it.closest('.cards'));
                const words = [...room.querySelectorAll('.zones p, .zones dl, .notes p, .notes li, dialog[open] dd')].filter(isShown);
                const faults = [];
                const scrolled = [...document.querySelectorAll('*')].filter((it) => it.scrollTop > 0).map((it) => [it, it.scrollTop]);

                const isOn = (it, x, y) => {
                    const top = document.elementFromPoint(x, y);
                    return top !== null && (it.contains(top) || top.closest('label')?.contains(it));
                };
                const isUncut = (it) => {
                    const { left, right, top, bottom } = it.getBoundingClientRect();
                    for (let each = it.parentElement; each; each = each.parentElement) {
                        if (getComputedStyle(each).overflow === 'visible') continue;
                        const box = each.getBoundingClientRect();
                        if (left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1) return false;
                        if (each.matches('dialog[open]')) return true;
                    }
                    return true;
                };
                const visible = controls.filter(isUncut).map((it) => [it, it.getBoundingClientRect()]);
                for (const [i, [a, one]] of visible.entries()) {
                    for (const [b, other] of visible.slice(i + 1)) {
                        if (a.contains(b) || b.contains(a)) continue;
                        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
                        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
                        if (across > 1 && down > 1) faults.push(`${nameOf(a)} overlaps ${nameOf(b)}`);
                    }
                }
                for (const it of [...controls, ...words]) {
                    it.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
                    const { left, right, top, bottom } = it.getBoundingClientRect();
                    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) faults.push(`${nameOf(it)} is outside the window`);
                    else if (!isUncut(it)) faults.push(`${nameOf(it)} is clipped`);
                    else if (controls.includes(it)) {
                        const places = [[0.5, 0.5], [0.15, 0.15], [0.85, 0.15], [0.15, 0.85], [0.85, 0.85]];
                        const covered = places.some(([x, y]) => !isOn(it, left + (right - left) * x, top + (bottom - top) * y));
                        if (covered) faults.push(`${nameOf(it)} is covered`);
                    }
                }
                for (const it of document.querySelectorAll('*')) if (it.scrollTop > 0) it.scrollTop = 0;
                for (const [it, top] of scrolled) it.scrollTop = top;
                return faults;
            }""";

    private static final String COVERED =
            """
            (selector) => [...document.querySelectorAll(selector)].filter((it) => {
                const { left, right, top, bottom } = it.getBoundingClientRect();
                const above = document.elementFromPoint((left + right) / 2, bottom - 2);
                return !it.contains(above) && !above?.contains(it);
            }).map((it) => it.outerHTML)""";

    private static final String WATCH_ROLLS =
            """
            () => {
                window.placesOfRolls = new Set();
                const look = () => {
                    const boxes = [...document.querySelectorAll('.rolls button, .rolls + button')]
                        .map((it) => it.getBoundingClientRect());
                    const text = boxes.map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' '));
                    if (text.length > 0 && !window.isResized) window.placesOfRolls.add(text.join('; '));
                    requestAnimationFrame(look);
                };
                look();
            }""";

    private static final int LOOKS = 20;

    /** A window of another size has been laid out when two frames have been painted. */
    private static final String SETTLE =
            "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))";

    /** Refuses a page on which something is cut off, covered or out of reach, at any size. */
    void assertTidy(String moment) {
        page.evaluate("() => { window.isResized = true; }");
        for (Device size : device.sizes()) {
            size.resize(page);
            assertThat(lastingFaults()).as("%s, %s", moment, size).isEmpty();
        }
        page.evaluate(SETTLE);
        page.evaluate("() => { window.isResized = false; }");
    }

    /** Refuses a page on which something lies over these, without scrolling to them. */
    void assertFree(String selector) {
        assertThat(page.evaluate(COVERED, selector))
                .as("covered or out of sight")
                .isEqualTo(List.of());
    }

    /** Faults that are still there when the page has had time to adapt to its size. */
    private List<String> lastingFaults() {
        List<String> faults = List.of();
        for (int look = 0; look < LOOKS; look++) {
            page.evaluate(SETTLE);
            faults = faults();
            if (faults.isEmpty()) return faults;
        }
        return faults;
    }

    @SuppressWarnings("unchecked") // That is what the script answers.
    private List<String> faults() {
        return (List<String>) page.evaluate(FAULTS);
    }

    /** Presses a button so long that it is seen pressed. */
    void pressSlowly(Control control) {
        control.on(page).hover();
        page.mouse().down();
        page.evaluate(SETTLE);
        page.mouse().up();
    }

    /** Notes from now on, frame by frame, where the buttons are that an attack is made with. */
    void watchRolls() {
        page.evaluate(WATCH_ROLLS);
    }

    /** All the places at which those buttons were seen; one, if they never moved. */
    @SuppressWarnings("unchecked") // That is what the script answers.
    List<String> placesOfRolls() {
        return (List<String>) page.evaluate("() => [...window.placesOfRolls]");
    }
}
