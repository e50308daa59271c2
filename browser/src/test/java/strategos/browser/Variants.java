package strategos.browser;

/**
 * Tests that repeat another on a second device, in a second colour scheme or language, or in
 * another size of the window.
 */
final class Variants {

    private Variants() {}

    /** Whether all of them run, as in {@code ./verify --long}. */
    static boolean areAll() {
        return System.getProperty("strategos.variants", "all").equals("all");
    }
}
