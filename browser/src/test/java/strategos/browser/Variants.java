package strategos.browser;

/** Tests that repeat another on a second device or in a second colour scheme. */
final class Variants {

    private Variants() {}

    /** Whether all of them run, as in {@code ./verify --long}. */
    static boolean areAll() {
        return System.getProperty("strategos.variants", "all").equals("all");
    }
}
