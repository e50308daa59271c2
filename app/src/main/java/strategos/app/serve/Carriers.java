package strategos.app.serve;

/** The threads of the system that virtual threads run on. */
final class Carriers {

    /** The setting of Java, which is read when the first virtual thread starts. */
    private static final String SETTING = "jdk.virtualThreadScheduler.parallelism";

    private static final int PER_PROCESSOR = 4;

    private Carriers() {}

    /**
     * Makes more of them than the usual one per processor. A virtual thread that computes keeps its
     * carrier until it waits, so a few requests that take long would hold up all others; carriers
     * take turns on the processors.
     */
    static void setUp() {
        if (System.getProperty(SETTING) != null) return;
        int processors = Runtime.getRuntime().availableProcessors();
        System.setProperty(SETTING, String.valueOf(PER_PROCESSOR * processors));
    }
}
