package strategos.browser;

import com.microsoft.playwright.Page;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Waiting, with pauses: a page that is asked without a pause has no time for anything else. */
final class Patience {

    private static final Duration LONGEST = Duration.ofMinutes(5);
    private static final int PAUSE_MILLIS = 50;

    private Patience() {}

    /** Waits for something that no single page tells. */
    static void await(BooleanSupplier wanted, String otherwise) {
        long deadline = System.nanoTime() + LONGEST.toNanos();
        while (!wanted.getAsBoolean()) {
            if (System.nanoTime() > deadline) throw new AssertionError(otherwise);
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(PAUSE_MILLIS));
        }
    }

    /**
     * For waiting until a page answers a script. Without these, Playwright asks at every frame, and
     * a browser that is asked for frames paints them.
     */
    static Page.WaitForFunctionOptions between() {
        return new Page.WaitForFunctionOptions().setPollingInterval(PAUSE_MILLIS);
    }
}
