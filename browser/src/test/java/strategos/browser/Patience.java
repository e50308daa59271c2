package strategos.browser;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/** Waiting for something that no single page tells. */
final class Patience {

    private static final Duration LONGEST = Duration.ofMinutes(5);

    private Patience() {}

    static void await(BooleanSupplier wanted, String otherwise) {
        long deadline = System.nanoTime() + LONGEST.toNanos();
        while (!wanted.getAsBoolean())
            if (System.nanoTime() > deadline) throw new AssertionError(otherwise);
    }
}
